import { type Flow, type FlowEvent, flow, nothingTyped, startOf } from './flow';

const notice = { text: 'Cancelaste la solicitud.' };
const typed = { ...nothingTyped, guests: '40' };

const start = startOf();
const chosen: Flow = { ...start, menu: 'o1' };
const ready: Flow = { ...chosen, code: 'ready' };
const done: Flow = { ...ready, sending: 'done', doneMenu: 'o1' };
const open: Flow = { ...ready, sheet: 'open' };
const awaited: Flow = { ...chosen, sheet: 'awaited' };
const asLink: Flow = { ...chosen, code: 'failed' };

it.each<[why: string, state: Flow, event: FlowEvent, changes: Partial<Flow>]>([
  ['has a tab once something is chosen', start, { type: 'choose', menu: 'o1' }, { menu: 'o1' }],
  ['has no tab once nothing is', ready, { type: 'choose', menu: '' }, { menu: '' }],
  [
    'closes its sheet once nothing is chosen',
    open,
    { type: 'choose', menu: '' },
    { menu: '', sheet: 'closed', uncovered: 1 },
  ],
  ['opens', ready, { type: 'open' }, { sheet: 'open' }],
  [
    'opens in place of a notice',
    { ...ready, notice },
    { type: 'open' },
    { sheet: 'open', notice: undefined },
  ],
  ['waits for its code', chosen, { type: 'open' }, { sheet: 'awaited' }],
  ['does not open while nothing is chosen', start, { type: 'open' }, {}],
  ['does not open while its tab is a link', asLink, { type: 'open' }, {}],
  ['opens once its code comes', awaited, { type: 'code came' }, { code: 'ready', sheet: 'open' }],
  ['stays closed if nobody waits for its code', chosen, { type: 'code came' }, { code: 'ready' }],
  ['has a tab again if its code comes late', asLink, { type: 'code came' }, { code: 'ready' }],
  ['is a link without its code', awaited, { type: 'code failed' }, { code: 'failed', sheet: 'closed' }],
  ['keeps code that it has', open, { type: 'code failed' }, {}],
  ['closes', open, { type: 'close' }, { sheet: 'closed', uncovered: 1 }],
  ['uncovers nothing if it was closed', ready, { type: 'close' }, {}],
  ['keeps what is typed', open, { type: 'type', typed }, { typed }],
  ['is sent', open, { type: 'send' }, { sending: 'sent' }],
  ['asks who comes back', { ...open, sending: 'sent' }, { type: 'return' }, { sending: 'asking' }],
  ['asks nobody who has not sent', open, { type: 'return' }, {}],
  ['asks once', { ...open, sending: 'asked' }, { type: 'return' }, {}],
  ['is sent again', { ...open, sending: 'asking' }, { type: 'send' }, { sending: 'asked' }],
  ['is sent a third time', { ...open, sending: 'asked' }, { type: 'send' }, {}],
  ['is done', { ...open, sending: 'asking' }, { type: 'confirm' }, { sending: 'done', doneMenu: 'o1' }],
  ['is sent once more', done, { type: 'again' }, { sending: 'not yet', doneMenu: undefined }],
  [
    'is followed by the next one',
    done,
    { type: 'choose', menu: 'o1,o2' },
    { menu: 'o1,o2', sending: 'not yet' },
  ],
  [
    'is done again with the menu that was sent',
    { ...done, menu: 'o1,o2', sending: 'not yet' },
    { type: 'choose', menu: 'o1' },
    { menu: 'o1', sending: 'done' },
  ],
  [
    'stays sent while the menu changes',
    { ...ready, sending: 'sent' },
    { type: 'choose', menu: 'o1,o2' },
    { menu: 'o1,o2' },
  ],
  [
    'is given up',
    { ...done, sheet: 'open', typed },
    { type: 'cancel', notice },
    {
      sheet: 'closed',
      uncovered: 1,
      typed: nothingTyped,
      sending: 'not yet',
      doneMenu: undefined,
      notice,
    },
  ],
  [
    'is wanted back',
    ready,
    { type: 'undo', before: { ...done, sheet: 'open', typed } },
    { sending: 'done', doneMenu: 'o1', typed },
  ],
  ['says what became of a shared menu', ready, { type: 'notify', notice }, { notice }],
  ['ends its notice', { ...ready, notice }, { type: 'end notice' }, { notice: undefined, uncovered: 1 }],
  ['closes when the page is left', awaited, { type: 'leave' }, { sheet: 'closed' }],
])('a request %s', (_, state, event, changes) => {
  expect(flow(state, event)).toEqual({ ...state, ...changes });
});

it('a request starts with the question if the phone had closed the tab', () => {
  expect(startOf(notice)).toEqual({ ...start, sending: 'asking', notice });
});
