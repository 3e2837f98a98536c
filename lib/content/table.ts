import Papa from 'papaparse';
import type { Report } from './parse-rows';

/** How the failure of a table begins that is of another kind. */
export const NO_COLUMN = 'it has no column';

/** A row of a spreadsheet: its number there, and its cells by the names of their columns, in small letters without accents. */
type Row = { fila: number; cell: (column: string) => string };

/** Makes of a menu's table what the API would send. Rows that name no option, or are hidden, are left out and reported. */
export function menusOfTable(text: string, report: Report): Map<string, object[]> {
  const categories = new Map<string, object[]>();
  let category = '';
  for (const { fila, cell } of readTable(text, ['categoría', 'opción'])) {
    category = cell('categoria') || category;
    const place = `fila ${fila}`;
    const [title, price] = [cell('opcion'), cell('precio')];
    const lists = [cell('incluye'), cell('entradas'), cell('principal')].map(dishesOf);
    const [food, starters, principal] = lists;
    if (plain(cell('estado')) === 'oculto') {
      report({ place, label: title, fate: 'empty', reasons: ['oculto'] });
    } else if (title && category) {
      const rows = categories.get(category) ?? [];
      categories.set(category, rows);
      rows.push({ fila, title, price, food, starters, principal });
    } else if (title || price || lists.some(({ length }) => length > 0)) {
      report({ place, label: title, fate: 'invalid', reasons: [title ? 'sin categoría' : 'sin opción'] });
    }
  }
  return categories;
}

/** Makes of a table of reviews what the API would send. Rows without a name or a message are left out and reported. */
export function testimonialsOfTable(text: string, report: Report): object[] {
  return readTable(text, ['nombre', 'mensaje']).flatMap(({ fila, cell }) => {
    const [name, message, photo] = [cell('nombre'), cell('mensaje'), cell('foto')];
    const missing = [...(name ? [] : ['sin nombre']), ...(message ? [] : ['sin mensaje'])];
    if (missing.length > 0) {
      report({ place: `fila ${fila}`, label: name, fate: 'invalid', reasons: missing });
      return [];
    }
    const date = cell('fecha').replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day, month, year) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    );
    const stars = cell('estrellas').replace(',', '.');
    return [
      { fila, name, message, stars, date, link: cell('enlace'), ...(photo && { image: { url: photo } }) },
    ];
  });
}

function readTable(text: string, required: readonly string[]): Row[] {
  // UTF-16, and what is no text at all.
  if (text.includes('\0')) throw new Error('it is neither UTF-8 nor Windows-1252');
  const head = text.split(/\r?\n/).find((line) => /[^\s,;"]/.test(line)) ?? '';
  const delimiter = [',', ';', '\t'].sort((a, b) => head.split(b).length - head.split(a).length)[0];
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const isFilled = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
  const top = data.findIndex(isFilled);
  const columns = (data[top] ?? []).map(plain);
  const missing = required.filter((name) => !columns.includes(plain(name)));
  if (missing.length > 0) throw new Error(`${NO_COLUMN} ${missing.join(', ')}`);
  return data.flatMap((cells, index) => {
    const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
    return index > top && isFilled(cells) ? [{ fila: index + 1, cell }] : [];
  });
}

function dishesOf(cell: string): string[] {
  return cell.split(/[\n\r;]+/).flatMap((dish) => dish.trim() || []);
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
