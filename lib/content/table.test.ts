import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMenus } from './menus';
import type { RowReport } from './parse-rows';
import { menusOfTable, testimonialsOfTable } from './table';
import { parseTestimonials } from './testimonials';

const sample = (name: string) => readFileSync(join(__dirname, 'sample', name), 'utf8');

/** What the site shows of a table, and what is said of its rows. */
function menuFrom(text: string) {
  const said: string[] = [];
  const report = ({ place, reasons }: RowReport) => {
    if (reasons.length > 0) said.push(`${place}: ${reasons.join(', ')}`);
  };
  const { content: menus = [], failure } = parseMenus(menusOfTable(text, report), report);
  const shown = menus.map(({ name, options }) => [name, ...options.map(({ title }) => title)]);
  return { menus, shown, said, failure };
}

function reviewsFrom(text: string) {
  const said: string[] = [];
  const report = ({ place, reasons }: RowReport) => {
    if (reasons.length > 0) said.push(`${place}: ${reasons.join(', ')}`);
  };
  return { reviews: parseTestimonials(testimonialsOfTable(text, report), report).content, said };
}

describe('the table of a menu', () => {
  it('has an option in each row, with price and dishes', () => {
    const text = [
      'categoría,opción,precio,incluye,entradas,principal,estado',
      'Menú asado,Criollo,"$ 11.900","Pan',
      'Ensaladas",Empanadas; Provoleta,Vacío,',
    ].join('\n');
    expect(menuFrom(text).menus).toEqual([
      {
        name: 'Menú asado',
        options: [
          {
            id: expect.any(String),
            title: 'Criollo',
            price: 11900,
            food: ['Pan', 'Ensaladas'],
            starters: ['Empanadas', 'Provoleta'],
            principal: ['Vacío'],
          },
        ],
      },
    ]);
  });

  it.each([
    ['commas', 'categoría,opción\nPostres,Flan\n'],
    ['semicolons', 'categoría;opción\r\nPostres;Flan\r\n'],
    ['tabs', 'categoría\topción\nPostres\tFlan'],
    ['quotes', '"categoría";"opción"\n"Postres";"Flan"'],
    ['semicolons within cells', 'categoría,opción,incluye\nPostres,Flan,a; b; c; d\n'],
    ['a byte order mark that was decoded', 'categoría;opción\nPostres;Flan'],
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
      'categoría,opción,precio,incluye,estado\n,Flan,1,,\nPostres,,100,,\n,Budín,,"a\nb",Oculto\n\n,Torta,-5,,\n,Torta,1,,';
    expect(menuFrom(text)).toMatchObject({
      shown: [['Postres', 'Torta']],
      said: [
        'fila 2: sin categoría',
        'fila 3: sin opción',
        'fila 4: oculto',
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
    ['opción\nFlan', 'it has no column categoría'],
    ['<!doctype html><title>Iniciar sesión</title>', 'it has no column categoría, opción'],
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
    ].join('\n');
    expect(reviewsFrom(text)).toEqual({
      reviews: [
        { name: 'Ana', message: 'Todo rico.', stars: 5, date: '2026-05-04', link: 'https://maps.example/1' },
        { name: 'Eva', message: 'Rico', date: '2026-05-14' },
      ],
      said: [
        'fila 3: sin mensaje',
        'fila 4: sin nombre',
        'fila 5: link "javascript:x" is not shown: it cannot be used, image is not shown: IMAGE_HOSTS does not name its https host',
      ],
    });
  });

  it('needs the columns nombre and mensaje', () => {
    expect(() => reviewsFrom('nombre\nAna')).toThrow('it has no column mensaje');
  });
});

describe('the sample', () => {
  it('is a complete menu of which every row is shown', () => {
    const { shown, said } = menuFrom(sample('menu.csv'));
    expect(said).toEqual([]);
    expect(shown.map(([name]) => name)).toEqual([
      'A Pedido',
      'Menú pizzas',
      'Menú asado',
      'Menú al plato',
      'Menú en sándwich',
      'Celíacos y veggies',
      'Entradas',
      'Postres',
      'Bebidas',
    ]);
    expect(shown.flat().length).toBeGreaterThanOrEqual(9 + 40);
  });

  it('has reviews that say that they are examples', () => {
    const { reviews = [], said } = reviewsFrom(sample('reviews.csv'));
    expect(said).toEqual([]);
    expect(reviews.length).toBeGreaterThan(3);
    for (const { name } of reviews) expect(name).toMatch(/^Reseña de ejemplo \d+$/);
  });
});
