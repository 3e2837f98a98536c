import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RowReport } from './parse-rows';
import { menusSource, type Source, testimonialsSource } from './sources';

const sample = (name: string) => readFileSync(join(__dirname, 'sample', name), 'utf8');

/** What the site shows of a table, and what is said of its rows. */
function read<T>({ ofTable, parse }: Source<T>, text: string) {
  const said: string[] = [];
  const report = ({ place, reasons }: RowReport) => {
    if (reasons.length > 0) said.push(`${place}: ${reasons.join(', ')}`);
  };
  return { content: parse(ofTable(text, report), report).content ?? [], said };
}

function menuFrom(text: string) {
  const { content, said } = read(menusSource, text);
  return { said, shown: content.map(({ name, options }) => [name, ...options.map(({ title }) => title)]) };
}

describe('the table of a menu', () => {
  it('has an option in each row, with price and dishes', () => {
    const text = [
      'categoría,opción,precio,incluye,entradas,principal,estado',
      'Menú asado,Criollo,"$ 11.900","Pan',
      'Ensaladas",Empanadas; Provoleta,Vacío,',
    ].join('\n');
    const id = expect.any(String);
    const lists = { food: ['Pan', 'Ensaladas'], starters: ['Empanadas', 'Provoleta'], principal: ['Vacío'] };
    expect(read(menusSource, text).content).toEqual([
      { name: 'Menú asado', options: [{ id, title: 'Criollo', price: 11900, ...lists }] },
    ]);
  });

  it.each([
    ['tabs', 'categoría\topción\nPostres\tFlan'],
    ['semicolons and quotes', '"categoría";"opción"\r\n"Postres";"Flan"\r\n'],
    ['semicolons within cells', 'categoría,opción,incluye\nPostres,Flan,a; b; c; d\n'],
    ['other columns, in another order and without accents', 'notas,OPCION, Categoria \nx,Flan,Postres'],
    ['empty rows and columns', '\n,,\n,categoría,opción\n,,\n,Postres,Flan\n,,'],
  ])('may have %s', (_what, text) => {
    expect(menuFrom(text)).toMatchObject({ shown: [['Postres', 'Flan']], said: [] });
  });

  it('has the rows in their order, and the category above where a row names none', () => {
    const text = 'categoría,opción\nPostres,Flan\n,Budín\n2024,Brindis\nPostres,Torta\nBebidas,\n,Agua';
    expect(menuFrom(text).shown).toEqual([
      ['Postres', 'Flan', 'Budín', 'Torta'],
      ['2024', 'Brindis'],
      ['Bebidas', 'Agua'],
    ]);
  });

  it('is told of by the numbers of the spreadsheet', () => {
    const text =
      'categoría,opción,precio,incluye,estado\n,Flan,1,,\nPostres,,100,,\n,Budín,,"a\nb",Oculto\n\n,Torta,-5,,\n,Torta,1,,\n,,,Pan,\n,,,,visible';
    expect(menuFrom(text)).toMatchObject({
      shown: [['Postres', 'Torta']],
      said: [
        'fila 2: sin categoría',
        'fila 3: sin opción',
        'fila 4: oculto',
        'fila 8: sin opción',
        'fila 6: price "-5" is not shown: it cannot be used',
        'fila 7: its category has an option of this title',
      ],
    });
  });

  it('may hold formulas, markup, names of properties and endless cells: all of it is text', () => {
    const formula = '=HYPERLINK("https://evil.example","x")';
    const text = `categoría,opción\n__proto__,"${formula.replaceAll('"', '""')}"\n,<b>x</b>\n,${'x'.repeat(100_000)}`;
    expect(menuFrom(text).shown).toEqual([['__proto__', formula, '<b>x</b>', `${'x'.repeat(299)}…`]]);
  });

  it.each([
    ['', 'it has no column categoría, opción'],
    ['categoria;precio\nPostres;5', 'it has no column opción'],
    ['c\0a\0t\0', 'it is neither UTF-8 nor Windows-1252'],
  ])('is none: %j', (text, reason) => {
    expect(() => menuFrom(text)).toThrow(reason);
  });
});

describe('the table of reviews', () => {
  it('has a review in each row', () => {
    const text = [
      'nombre,mensaje,estrellas,fecha,enlace,foto',
      'Ana,Todo rico.,"4,6",4/5/2026,https://maps.example/1,',
      'Leo,,5,,,',
      ',Rico,,,,',
      'Eva,Rico,,2026-05-14,javascript:x,http://cdn.example/a.png',
      'Sol,Rico,,24/12/2025,,',
    ].join('\n');
    expect(read(testimonialsSource, text)).toEqual({
      content: [
        { name: 'Ana', message: 'Todo rico.', stars: 5, date: '2026-05-04', link: 'https://maps.example/1' },
        { name: 'Eva', message: 'Rico', date: '2026-05-14' },
        { name: 'Sol', message: 'Rico', date: '2025-12-24' },
      ],
      said: [
        'fila 3: sin mensaje',
        'fila 4: sin nombre',
        'fila 5: link "javascript:x" is not shown: it cannot be used, image is not shown: IMAGE_HOSTS does not name its https host',
      ],
    });
  });

  it('needs the columns nombre and mensaje', () => {
    expect(() => read(testimonialsSource, 'nombre\nAna')).toThrow('it has no column mensaje');
  });
});

it('every row of the samples is shown, and each review says that it is an example', () => {
  expect(menuFrom(sample('menu.csv')).said).toEqual([]);
  const { content, said } = read(testimonialsSource, sample('reviews.csv'));
  expect(said).toEqual([]);
  for (const { name } of content) expect(name).toMatch(/^Reseña de ejemplo \d+$/);
});
