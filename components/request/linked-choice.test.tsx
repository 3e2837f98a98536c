import { screen } from '@testing-library/react';
import { loadSavedChoice, saveChoice } from '@/lib/browser/saved-choice';
import { encodeChoice } from '@/lib/menu/choice-code';
import { box, saved, setUp, sheet, tab, tick, ticked } from './testing';

const idsOf = (titles: string[]) => titles.map((title) => saved(title).id);
const codeOf = (...titles: string[]) => encodeChoice(idsOf(titles));
const addressOf = (code: string) => `/eventos?utm_source=ig#m=${code}`;

/** Opens an address with the state of a new entry of the browser's history. */
function visit(code: string) {
  window.history.replaceState(null, '', addressOf(code));
  return setUp();
}

/** What the notice says; undefined where there is none. */
const notice = () => document.querySelector('form [role=status] > p')?.textContent;
const isScrolled = () => jest.mocked(Element.prototype.scrollIntoView).mock.contexts;

it('the link of a shared choice chooses its options, scrolling to the first', async () => {
  await visit(codeOf('Flan', 'Asado criollo'));
  expect(ticked()).toEqual(['Asado criollo', 'Flan']);
  expect(tab()).toHaveTextContent('2 elegidas');
  expect(loadSavedChoice()).toEqual([saved('Asado criollo'), saved('Flan')]);
  expect(box('Asado criollo')).toBeVisible();
  expect(box('Flan')).toBeVisible();
  expect(box('Tabla de fiambres')).not.toBeVisible();
  expect(isScrolled()).toEqual([box('Asado criollo').closest('li')]);
  expect(sheet.isOpen()).toBe(false);
  expect(notice()).toBeUndefined();
});

const gone = ['o00000000000', 'o11111111111'];
const ONE_GONE = '1 opción del enlace ya no se ofrece.';

it.each<[had: string[], linked: string[], missing: string[], has: string[], says: string | undefined]>([
  [['Flan'], ['Pizza party', 'Flan'], [], ['Pizza party', 'Flan'], undefined],
  [[], ['Flan'], gone, ['Flan'], '2 opciones del enlace ya no se ofrecen.'],
  [['Asado criollo'], ['Flan'], gone.slice(1), ['Asado criollo', 'Flan'], ONE_GONE],
  [['Asado criollo'], [], gone.slice(1), ['Asado criollo'], ONE_GONE],
])(
  'the link of a shared choice adds to the saved choice %j: linked %j, missing %j',
  async (had, linked, missing, has, says) => {
    saveChoice(had.map(saved));
    await visit(encodeChoice([...idsOf(linked), ...missing]));
    expect(ticked()).toEqual(has);
    expect(notice()).toBe(says);
    if (says) expect(screen.getByText(says).closest('[role=status]')).toHaveFocus();
  },
);

it('the link of a shared choice does nothing if its code is broken', async () => {
  saveChoice([saved('Flan')]);
  await visit('1abc');
  expect(loadSavedChoice()).toEqual([saved('Flan')]);
  expect(window.history.state).toBeNull();
  expect(notice()).toBeUndefined();
  expect(isScrolled()).toEqual([]);
});

it('the link of a shared choice does not tick unticked options again after a reload', async () => {
  const { unmount } = await visit(codeOf('Flan', 'Pizza party'));
  await tick('Flan');
  unmount();
  const { unmount: unmountReloaded } = await setUp();
  expect(ticked()).toEqual(['Pizza party']);
  unmountReloaded();
  await visit(codeOf('Flan', 'Pizza party'));
  expect(ticked()).toEqual(['Pizza party', 'Flan']);
});
