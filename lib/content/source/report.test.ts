import { factsSource, menusSource, testimonialsSource } from '@/lib/content/sources';
import { reportOn } from './report';
import type { Source } from './source';

const SECRET = 'Clave 1122';

/** What everybody may read of a table. */
const said = <T>(source: Source<T>, table: string) =>
  JSON.stringify(reportOn(source, source.parseTable(table)));

it.each<[what: string, source: Source<unknown>, table: string, remark: string]>([
  [
    'a column of the menu',
    menusSource,
    `categoría,opción,apto,foto,${SECRET}\nPostres,Flan,${SECRET},${SECRET},${SECRET}`,
    'fila 2, Flan: foto',
  ],
  ['a hidden row', menusSource, `categoría,opción,estado\nPostres,Flan,raro\n,${SECRET},oculto`, 'raro'],
  [
    'a review',
    testimonialsSource,
    `nombre,mensaje,estrellas,fecha,enlace,foto\n${SECRET},a,${SECRET},${SECRET},${SECRET},${SECRET}\n${SECRET},,,,,`,
    'fila 3: sin mensaje',
  ],
  ['a fact', factsSource, `dato,valor\nnombre,La Brasa\nseña,${SECRET}`, 'fila 3, seña: va un porcentaje'],
])('what is said of a table names no cell of %s', (_what, source, table, remark) => {
  const text = said(source, table);
  expect(text).toContain(remark);
  expect(text).not.toContain(SECRET);
});

it('what is said of a menu names the cells that a visitor reads', () => {
  const text = said(menusSource, 'categoría,opción,precio,mínimo,estado\nMenú,Asado,"11,9",treinta,quizás');
  for (const cell of ['Asado', '11,9', 'quizás']) expect(text).toContain(cell);
});

it('how options are charged is said in a line for each way', () => {
  const rows = [
    'Asado,24900,',
    'Mozo,45000,evento',
    'Vajilla,3500,todos',
    'Vino,a convenir,',
    'DJ,9000,evento',
  ];
  const table = ['categoría,opción,precio,por', ...rows.map((row) => `Menú,${row}`)].join('\n');
  expect(reportOn(menusSource, menusSource.parseTable(table)).charges).toEqual([
    'Para todos: Vajilla',
    'Por evento: Mozo · DJ',
    'No se suman: Vino',
  ]);
});
