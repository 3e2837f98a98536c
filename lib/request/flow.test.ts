import { type FlowEvent, type FlowState, flow, start } from './flow';
import { nothingTyped } from './request';

const notice = { text: 'Cancelaste la solicitud.' };
const typed = { ...nothingTyped, guests: '40' };

const chosen: FlowState = { ...start, hasMenu: true };
const ready: FlowState = { ...chosen, sheetCode: 'ready' };
const open: FlowState = { ...ready, sheet: 'open' };
const sent: FlowState = { ...open, sending: 'sent' };
const back: FlowState = { ...open, sending: 'back' };
const awaited: FlowState = { ...chosen, sheet: 'awaited' };
const asLink: FlowState = { ...chosen, sheetCode: 'failed' };

it.each<[why: string, state: FlowState, event: FlowEvent, changes: Partial<FlowState>]>([
  ['has a tab once something is chosen', start, { type: 'choose', hasMenu: true }, { hasMenu: true }],
  [
    'has no tab and no sheet once nothing is',
    open,
    { type: 'choose', hasMenu: false },
    { hasMenu: false, sheet: 'closed' },
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
  ['opens once its code comes', awaited, { type: 'code came' }, { sheetCode: 'ready', sheet: 'open' }],
  ['stays closed if nobody waits for its code', chosen, { type: 'code came' }, { sheetCode: 'ready' }],
  ['has a tab again if its code comes late', asLink, { type: 'code came' }, { sheetCode: 'ready' }],
  ['is a link without its code', awaited, { type: 'code failed' }, { sheetCode: 'failed', sheet: 'closed' }],
  ['keeps code that it has', open, { type: 'code failed' }, {}],
  ['closes', open, { type: 'close' }, { sheet: 'closed' }],
  ['no longer waits for its code when it closes', awaited, { type: 'close' }, { sheet: 'closed' }],
  ['keeps what is typed', open, { type: 'type', typed }, { typed }],
  ['is sent', open, { type: 'send' }, { sending: 'sent' }],
  ['is asked about once the visitor is back', sent, { type: 'return' }, { sending: 'back' }],
  ['is not asked about before it is sent', open, { type: 'return' }, {}],
  ['is still asked about when WhatsApp is opened again', back, { type: 'send' }, {}],
  [
    'is given up',
    { ...back, typed },
    { type: 'cancel', notice },
    { sheet: 'closed', typed: nothingTyped, sending: 'not yet', notice },
  ],
  ['is wanted back', ready, { type: 'undo', before: { ...back, typed } }, { sending: 'back', typed }],
  ['says what became of a shared menu', ready, { type: 'notify', notice }, { notice }],
  ['ends its notice', { ...ready, notice }, { type: 'end notice' }, { notice: undefined }],
])('a request %s', (_, state, event, changes) => {
  expect(flow(state, event)).toEqual({ ...state, ...changes });
});
