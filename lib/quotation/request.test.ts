import fc from 'fast-check';
import { type ChosenTitles, sortChosen } from './request';

const nothing: ChosenTitles = { entrada: [], menu: [], postre: [], bebida: [] };

describe('the list that an option of a category goes to', () => {
  it.each<[category: string, list: keyof ChosenTitles]>([
    ['Bebidas', 'bebida'],
    ['Postres', 'postre'],
    ['Entradas', 'entrada'],
    ['A Pedido', 'menu'],
    ['Menú pizzas', 'menu'],
    ['Entradas frías', 'menu'],
    ['bebidas', 'menu'],
    ['', 'menu'],
    ['__proto__', 'menu'],
    ['constructor', 'menu'],
    ['menu', 'menu'],
  ])('%j is %s', (category, list) => {
    expect(sortChosen([{ category, title: 'Uno' }])).toEqual({ ...nothing, [list]: ['Uno'] });
  });
});

describe('the chosen titles', () => {
  it('are four empty lists when nothing is chosen', () => {
    expect(sortChosen([])).toEqual(nothing);
  });

  it('hold a title once if two categories of the same list offer it', () => {
    const chosen = sortChosen([
      { category: 'A Pedido', title: 'Pizza libre' },
      { category: 'Menú pizzas', title: 'Pizza libre' },
    ]);
    expect(chosen.menu).toEqual(['Pizza libre']);
  });

  it('hold a title in each list that it was chosen for', () => {
    const chosen = sortChosen([
      { category: 'Entradas', title: 'Tabla' },
      { category: 'Postres', title: 'Tabla' },
    ]);
    expect(chosen).toEqual({ ...nothing, entrada: ['Tabla'], postre: ['Tabla'] });
  });

  it('keep their order', () => {
    const chosen = sortChosen(['Z', 'A', 'M'].map((title) => ({ category: 'Bebidas', title })));
    expect(chosen.bebida).toEqual(['Z', 'A', 'M']);
  });

  it('hold all chosen titles and no other', () => {
    const category = fc.constantFrom('Bebidas', 'Postres', 'Entradas', 'A Pedido', 'Menú asado');
    fc.assert(
      fc.property(fc.array(fc.record({ category, title: fc.string() })), (options) => {
        const lists = Object.values(sortChosen(options));
        expect(new Set(lists.flat())).toEqual(new Set(options.map(({ title }) => title)));
        for (const list of lists) expect(new Set(list).size).toBe(list.length);
      }),
    );
  });
});
