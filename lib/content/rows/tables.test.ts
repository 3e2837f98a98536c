import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '@/lib/content/source/source';
import { menusSource, testimonialsSource } from '@/lib/content/sources';

const sample = (name: string) => readFileSync(join('lib/content/sample', name), 'utf8');

/** What the site shows of a table, and what it reports about the rows. */
function read<T>({ parseTable }: Source<T>, text: string) {
  const { content = [], failure, reports, summary } = parseTable(text);
  const named = reports.filter(({ reasons }) => reasons.length > 0);
  const said = named.map(({ place, reasons }) => `${place}: ${reasons.join(', ')}`);
  return { content, failure, said, summary };
}

function menuFrom(text: string) {
  const { content, said } = read(menusSource, text);
  return { said, shown: content.map(({ name, options }) => [name, ...options.map(({ title }) => title)]) };
}

/** The only option of a menu with one row, which has these cells. */
function optionWith(cells: Record<string, string>) {
  const columns = Object.entries({ categoría: 'Postres', opción: 'Flan', ...cells });
  const row = columns.map(([, cell]) => `"${cell.replaceAll('"', '""')}"`);
  const { content, said } = read(menusSource, `${columns.map(([column]) => column)}\n${row}`);
  return { option: content[0]?.options[0], said };
}

describe('the table of a menu', () => {
  it('says that no photo has a name', () => {
    const { option, said } = optionWith({ foto: 'evneto 4' });
    expect(option?.photo).toBeUndefined();
    expect(said).toEqual([
      'fila 2: foto "evneto 4": no se muestra, falta PHOTOS_FOLDER, la carpeta de tus fotos, en los ajustes',
    ]);
  });

  it('has an option in each row', () => {
    const { option } = optionWith({
      precio: '$ 11.900',
      incluye: 'Pan\nEnsaladas',
      entradas: 'Empanadas; Provoleta',
      principal: 'Vacío',
    });
    expect(option).toEqual({
      id: expect.any(String),
      category: 'Postres',
      title: 'Flan',
      price: 11900,
      unit: 'person',
      minimum: undefined,
      diets: [],
      food: ['Pan', 'Ensaladas'],
      starters: ['Empanadas', 'Provoleta'],
      principal: ['Vacío'],
    });
  });

  it('may have its columns in any order', () => {
    expect(menuFrom('notas,OPCION, Categoria \nx,Flan,Postres').shown).toEqual([['Postres', 'Flan']]);
  });

  it('gives a row without a category the one above', () => {
    const text = 'categoría,opción\nPostres,Flan\n,Budín\n2024,Brindis\npostres,Torta\nBebidas,\n,Agua';
    expect(menuFrom(text).shown).toEqual([
      ['Postres', 'Flan', 'Budín', 'Torta'],
      ['2024', 'Brindis'],
      ['Bebidas', 'Agua'],
    ]);
  });

  describe('with faulty rows', () => {
    const text =
      'categoría,opción,precio,incluye,estado\n,Flan,100,,\nPostres,,100,,\n,Budín,,"a\nb",Oculto\n\n,Torta,-5,,\n,Torta,100,,\n,,,Pan,\n,,,,visible\n,Vino,,,quizás';

    it('shows the usable ones', () => {
      expect(menuFrom(text).shown).toEqual([['Postres', 'Torta', 'Vino']]);
    });

    it('reports them by their row numbers', () => {
      expect(menuFrom(text).said).toEqual([
        'fila 2: sin categoría',
        'fila 3: sin opción',
        'fila 4: oculta',
        'fila 6: precio "-5": no se muestra, va un número, como 11900',
        'fila 7: ya hay una opción con este título en su categoría',
        'fila 8: sin opción',
        'fila 10: estado "quizás": no se entiende, la opción se muestra',
      ]);
    });
  });

  it('treats any cell as plain text', () => {
    const text = 'categoría,opción\nconstructor,<b>x</b>\n,"""{{x}}"""';
    expect(menuFrom(text).shown).toEqual([['constructor', '<b>x</b>', '"{{x}}"']]);
  });

  it('cuts a title after 300 characters', () => {
    expect(optionWith({ opción: 'x'.repeat(90_000) }).option?.title).toBe(`${'x'.repeat(299)}…`);
  });

  describe.each<[cells: Record<string, string>, shown: object, said: string[]]>([
    [{ precio: '#REF!' }, { price: undefined }, ['fila 2: precio "#REF!": es un error de la planilla']],
    [
      { incluye: '#¿NOMBRE?\nPan' },
      { food: ['Pan'] },
      ['fila 2: incluye "#¿NOMBRE?": es un error de la planilla'],
    ],
    [
      { precio: '=C2*1,1' },
      { price: undefined },
      ['fila 2: precio "=C2*1,1": es una fórmula en lugar de su valor'],
    ],
    [
      { incluye: '=HYPERLINK("x";"y")\nPan' },
      { food: ['Pan'] },
      ['fila 2: incluye "=HYPERLINK("x";"y")": es una fórmula en lugar de su valor'],
    ],
    [{ precio: 'O' }, { price: undefined }, ['fila 2: precio "O": no se muestra, va un número, como 11900']],
    [{ precio: '0' }, { price: undefined }, []],
    [{ precio: '$ -' }, { price: undefined }, []],
    [
      { precio: 'desde 9.500' },
      {},
      ['fila 2: precio "desde 9.500": no es un número solo, no entra en la suma'],
    ],
    [
      { incluye: 'Papas &quot;rotas&quot;<br>Ron&cola; Pan' },
      { food: ['Papas "rotas"', 'Ron&cola', 'Pan'] },
      [],
    ],
    [
      { opción: 'Pan &amp;lt;', incluye: 'Pan &amp;amp sal' },
      { title: 'Pan &lt;', food: ['Pan &amp sal'] },
      [],
    ],
    [
      { incluye: 'Men\uFFFD' },
      { food: ['Men\uFFFD'] },
      ['fila 2: incluye "Men\uFFFD": tiene letras dañadas'],
    ],
    [{ incluye: 'MenÃº' }, {}, ['fila 2: incluye "MenÃº": tiene letras dañadas']],
    [{ incluye: 'Pan\nPan' }, { food: ['Pan'] }, [expect.stringMatching('1 de 2 no se muestra')]],
  ])('with the cells %j', (cells, shown, said) => {
    it('shows their usable parts', () => {
      expect(optionWith(cells).option).toMatchObject(shown);
    });

    it('reports what is not shown as typed', () => {
      expect(optionWith(cells).said).toEqual(said);
    });
  });

  describe('with a price read as a decimal', () => {
    const text = 'categoría,opción,precio\nPostres,Flan,11.900\n,Torta,11.9\n,Budín,"12.000"\n,Vino,120';

    it('leaves out only that price', () => {
      const prices = read(menusSource, text).content[0]?.options.map(({ price }) => price);
      expect(prices).toEqual([11900, undefined, 12000, 120]);
    });

    it('suggests the likely price', () => {
      expect(read(menusSource, text).said).toEqual([
        'fila 3: precio 11.9: ¿11.900? No se muestra',
        'fila 5: precio 120: ¿120.000? Se muestra como está',
      ]);
    });
  });

  it.each<[what: string, text: string, said: string]>([
    [
      'the dishes behind a `;` without quotes',
      'categoría;opción;incluye\nPizzas;Libre;Muzza; Napo;Fugazzeta',
      'fila 2: "Napo; Fugazzeta": no se muestra, está en una columna sin título. Si es parte de otra celda, esa celda va entera entre comillas, por su ";"',
    ],
    [
      'a note in a column without a title',
      'categoría,opción,,incluye\nPizzas,Libre,caro,Muzza',
      'fila 2: "caro": no se muestra, está en una columna sin título. Si es parte de otra celda, esa celda va entera entre comillas, por su ","',
    ],
  ])('names %s', (_what, text, said) => {
    expect(menuFrom(text).said).toEqual([said]);
  });

  it('shows no price that a comma has shifted', () => {
    const { content, said } = read(menusSource, 'categoría,opción,precio\nPizzas,Libre,11,900\n,Otra,500');
    expect(content[0]?.options.map(({ price }) => price)).toEqual([undefined, 500]);
    expect(said.join()).toContain('precio "11": quizás está corrido de columna, no se muestra');
  });

  it.each<[what: string, text: string]>([
    [
      'as a chat assistant prints it',
      'Acá va:\n\n```\n| **Categoría** | **Opción** | Precio |\n|:--|---|--:|\n| Pizzas | **Libre** | \\$11.900 |\n| | [Otra](https://a.example) | `14500` |\n```',
    ],
    [
      'as a console prints it',
      '+---+---+---+\n| categoría | opción | precio |\n+===+===+===+\n| Pizzas | Libre | 11900 |\n| | Otra | 14500 |\n+---+---+---+',
    ],
    [
      'as Notion exports it',
      'categoría,opción,precio\nPizzas (https://www.notion.so/Pizzas-1a?pvs=21),Libre,11900\nPizzas (P%C3%ADzzas/Pizzas%201a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d.md),Otra,14500',
    ],
  ])('is read %s', (_what, text) => {
    const { content, said } = read(menusSource, text);
    expect(
      content.flatMap(({ name, options }) => options.map(({ title, price }) => [name, title, price])),
    ).toEqual([
      ['Pizzas', 'Libre', 11900],
      ['Pizzas', 'Otra', 14500],
    ]);
    expect(said).toEqual([]);
  });

  it.each([
    '• Muzza\n• Napo',
    '- Muzza; -Napo',
    '• Muzza • Napo',
    '1. Muzza\n2) Napo',
    '* Muzza,\n* Napo',
    '**Muzza**\n*Napo*',
    '✓ Muzza\n‣ Napo',
  ])('has the dishes of %j without their bullets', (incluye) => {
    expect(optionWith({ incluye }).option?.food).toEqual(['Muzza', 'Napo']);
  });

  it('keeps numbers that are no bullets', () => {
    const food = ['2 empanadas', '1.5 kg de pan', '-5 °C'];
    expect(optionWith({ incluye: food.join('\n') }).option?.food).toEqual(food);
  });

  it.each(['checked', '✓', 'TRUE', 'x'])('names what is empty where `estado` otherwise says %s', (tick) => {
    const { said } = menuFrom(`categoría,opción,estado\nPizzas,Libre,${tick}\n,Otra,`);
    expect(said.at(-1)).toMatch(/^fila 3: estado: está vacío, y en otras filas dice/);
  });

  it('names nothing where `estado` hides single options', () => {
    expect(menuFrom('categoría,opción,estado\nPizzas,Libre,oculto\n,Otra,').said).toEqual(['fila 2: oculta']);
  });

  it.each<[category: string, section: string]>([
    ['Vinos', 'Bebidas'],
    ['Mesa de postres', 'Postres'],
    ['Picadas', 'Entradas'],
  ])('asks whether %s are %s', (category, section) => {
    expect(menuFrom(`categoría,opción\n${category},Uno\n,Otro`).said).toEqual([
      `fila 2: categoría "${category}": en el pedido va con los platos principales; si no son platos, llamala "${section}: ${category}"`,
    ]);
  });

  describe('with headings as rows', () => {
    const headings =
      'categoría,opción,precio\nCarta,Vacío,24900\n,POSTRES,\n,Flan,4500\n,Bebida 🍷,\n,Agua,1000\n,Tragos:,\n,* Vinos *,';

    it('asks whether they are categories', () => {
      expect(menuFrom(headings).said).toEqual([
        'fila 3: opción "POSTRES": ¿es una categoría? Va en su columna',
        'fila 5: opción "Bebida 🍷": ¿es una categoría? Va en su columna',
        'fila 7: opción "Tragos:": ¿es una categoría? Va en su columna',
        'fila 8: opción "* Vinos *": ¿es una categoría? Va en su columna',
      ]);
    });

    it.each([
      ',TOTAL,41800',
      ',Promedio,20900',
      ',Precios válidos hasta el 30/11,',
      ',Los precios no incluyen IVA,',
    ])('asks whether a row is a note: %s', (row) => {
      const { said } = menuFrom(`categoría,opción,precio\nPizzas,Libre,16900\n,Fugazzeta,25000\n${row}`);
      expect(said).toEqual([expect.stringMatching(/¿es una nota, o una cuenta\? Se muestra como opción$/)]);
    });

    it.each([
      ['in capitals', 'PARRILLA,VACÍO,24900\n,ASADO A LA CRUZ,'],
      ['with an emoji', 'Parrilla,🥩 Vacío,24900\n,🔥 Asado a la cruz,'],
    ])('asks nothing if all titles are %s', (_what, rows) => {
      expect(menuFrom(`categoría,opción,precio\n${rows}`).said).toEqual([]);
    });

    it('counts options above the first category as sorted', () => {
      const { summary } = read(menusSource, 'categoría,opción\n,Flan\nBebidas,Agua');
      expect(summary?.options).toEqual(
        new Map([
          ['Flan', { category: '', isNamed: false, price: undefined }],
          ['Agua', { category: 'bebidas', isNamed: true, price: 'missing' }],
        ]),
      );
    });
  });

  it('keeps emoji as typed', () => {
    const { option } = optionWith({ opción: '👩‍🍳 Cocinera', incluye: 'Pizza ❤️‍🔥\nMesa 👨‍👩‍👧' });
    expect(option).toMatchObject({ title: '👩‍🍳 Cocinera', food: ['Pizza ❤️‍🔥', 'Mesa 👨‍👩‍👧'] });
  });

  it('fails if none of its rows can be shown', () => {
    const { failure } = read(menusSource, 'categoría,opción\nPostres,#N/A');
    expect(failure).toBe('ninguna fila se puede mostrar');
  });

  it.each([
    ['empty', ''],
    ['hidden as a whole', 'Postres,Flan,no'],
  ])('may be %s', (_what, rows) => {
    expect(menuFrom(`categoría,opción,estado\n${rows}`).shown).toEqual([]);
  });
});

describe('the table of reviews', () => {
  const text = [
    'nombre,mensaje,estrellas,fecha,enlace,foto',
    'Ana,Todo rico.,"4,6",4/5/2026,https://maps.example/1,',
    'Leo,,5,,,',
    ',Rico,,,,',
    'Eva,Rico,,2026-05-14,javascript:x,http://cdn.example/a.png',
    'Sol,Rico,7,hace un mes,,',
    '#N/A,Rico,5,,,',
  ].join('\n');

  it('has a review in each usable row', () => {
    expect(read(testimonialsSource, text).content).toMatchObject([
      { name: 'Ana', message: 'Todo rico.', stars: 4.6, date: '2026-05-04', link: 'https://maps.example/1' },
      { name: 'Eva', message: 'Rico', date: '2026-05-14' },
      { name: 'Sol', message: 'Rico', stars: 5 },
    ]);
  });

  it('reports by row what is not shown as typed', () => {
    expect(read(testimonialsSource, text).said).toEqual([
      'fila 3: sin mensaje',
      'fila 4: sin nombre',
      'fila 5: enlace "javascript:x": no se muestra, va una dirección que empiece con https://, foto: no se muestra; valen las de Google, y las de los sitios de IMAGE_HOSTS',
      'fila 6: estrellas 7: se muestran 5, fecha "hace un mes": no se muestra, va como 14/05/2026, y no después de hoy',
      'fila 7: sin nombre, nombre "#N/A": es un error de la planilla',
    ]);
  });

  it('has no stars if a spreadsheet turned them into a date', () => {
    const { content, said } = read(testimonialsSource, 'nombre,mensaje,estrellas\nEva,Rico,05-may');
    expect(content[0]?.stars).toBeUndefined();
    expect(said).toEqual([
      'fila 2: estrellas "05-may": parece una fecha, y no se muestra; escribí un solo número, como 5',
    ]);
  });

  it.each([
    ...['14 de mayo de 2026', '14 may 2026', 'May 14, 2026 10:22 AM', '14/05/2026', '14-5-26', '14.5.2026'],
    ...['2026-05-14 10:22:33', '2026-05-14T10:22:33.000-03:00', '14/05/2026, 10:22', '14.05.2026 10.22.33'],
  ])('has the day of %s', (fecha) => {
    const { content } = read(testimonialsSource, `nombre,mensaje,fecha\nEva,Rico,"${fecha}"`);
    expect(content).toMatchObject([{ date: '2026-05-14' }]);
  });

  it.each(['14/05/2030', '31/02/2026', '14/05/1026', '14/05/226', 'mayo de 2026'])(
    'shows no day such as %s',
    (fecha) => {
      const { content, said } = read(testimonialsSource, `nombre,mensaje,fecha\nEva,Rico,${fecha}`);
      expect(content).toMatchObject([{ date: undefined }]);
      expect(said).toEqual([
        `fila 2: fecha "${fecha}": no se muestra, va como 14/05/2026, y no después de hoy`,
      ]);
    },
  );

  it('shows a review once', () => {
    const rows = 'Ana,Riquísimo todo\nLeo,Riquísimo todo\nANA ,riquisimo  todo!';
    const { content, said } = read(testimonialsSource, `nombre,mensaje\n${rows}`);
    expect(content.map(({ name }) => name)).toEqual(['Ana', 'Leo']);
    expect(said).toEqual(['fila 4: es la misma reseña que la de la fila 2']);
  });

  it.each(['ana.jpg (https://lh3.googleusercontent.com/a)', '[foto](https://lh3.googleusercontent.com/a)'])(
    'has the picture of %s',
    (foto) => {
      const { content } = read(testimonialsSource, `nombre,mensaje,foto\nEva,Rico,${foto}`);
      expect(content[0]?.image).toBe('https://lh3.googleusercontent.com/a');
    },
  );

  it('says which review Google had cut', () => {
    const { content, said } = read(testimonialsSource, 'nombre,mensaje\nEva,Muy rico y la atención … Más');
    expect(content[0]?.message).toBe('Muy rico y la atención …');
    expect(said).toEqual(['fila 2: mensaje está cortado: en Google tocá "Más" y copialo entero']);
  });

  it('reads the month first in all dates if one date requires it', () => {
    const { content } = read(
      testimonialsSource,
      'nombre,mensaje,fecha\nAna,Rico,4/5/2026\nEva,Rico,5/14/2026',
    );
    expect(content.map(({ date }) => date)).toEqual(['2026-04-05', '2026-05-14']);
  });

  it('reads the day first where dates of both kinds are mixed', () => {
    const { content } = read(
      testimonialsSource,
      'nombre,mensaje,fecha\nAna,Rico,4/5/2026\nEva,Rico,5/14/2026\nLeo,Rico,14/5/2026',
    );
    expect(content.map(({ date }) => date)).toEqual(['2026-05-04', undefined, '2026-05-14']);
  });

  it('fails if none of its rows can be shown', () => {
    const { failure } = read(testimonialsSource, 'nombre,mensaje\nAna,');
    expect(failure).toBe('ninguna fila se puede mostrar');
  });
});

it('the summary of a table tells what was read', () => {
  const text = 'categoría,opción,precio,Estados,ayuda\nPostres,Flan,#REF!,,x\n,Torta,5,,#REF!\n';
  expect(read(menusSource, text).summary).toEqual({
    columns: new Map([
      ['categoría', 1],
      ['opción', 2],
      ['precio', 1],
    ]),
    others: [{ title: 'Estados', guess: 'estado' }, { title: 'ayuda' }],
    rows: 2,
    rowsWithErrors: 1,
    kept: 2,
    unreadFrom: undefined,
    options: new Map([
      ['Flan', { category: 'postres', isNamed: true, price: 'missing' }],
      ['Torta', { category: 'postres', isNamed: false, price: 5 }],
    ]),
  });
});

it('every row of the sample menu is shown', () => {
  expect(menuFrom(sample('menu.csv')).said).toEqual([]);
});

it('every row of the sample reviews is shown', () => {
  expect(read(testimonialsSource, sample('reviews.csv')).said).toEqual([]);
});

it('every sample review says that it is a sample', () => {
  const names = read(testimonialsSource, sample('reviews.csv')).content.map(({ name }) => name);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^Reseña de ejemplo \d+$/)));
});
