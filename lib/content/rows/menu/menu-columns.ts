import { z } from 'zod';
import { MAX_DISHES, MAX_LINE } from '@/lib/content/limits';
import { cleanLine } from '@/lib/content/table/clean-text';
import { type Columns, fieldsOf, optional, requiredText } from '@/lib/content/table/columns';
import { dietNames } from '@/lib/menu/diets';
import { readPrice, statesNoPrice } from '@/lib/values/prices';
import { minimumOf, statesNoMinimum } from './option-terms';

const clean = (text: string) => cleanLine(text, MAX_LINE);

const line = requiredText(clean);

const lines = z
  .preprocess(
    (list) => (Array.isArray(list) ? list.slice(0, MAX_DISHES) : list),
    optional(z.array(optional(line))),
  )
  .transform((list = []) => [...new Set(list.filter((entry) => entry !== undefined))]);

const words = z.string().transform(clean);

const numberOrWords = optional(z.union([z.number(), words]));

function dishColumn(title: string) {
  return {
    title,
    field: lines,
    expected: 'van platos, uno por renglón',
    read: (cell: string) => cell.split(/[\n;]/).filter((dish) => dish.trim()),
  };
}

/** A title has no other forms: `columnNamed` (table/columns.ts) ignores only case, accents and blanks. */
export const menuColumns = {
  category: { title: 'categoría', isRequired: true },
  title: { title: 'opción', isRequired: true, field: line, expected: 'va un texto' },
  price: {
    title: 'precio',
    field: numberOrWords.transform(readPrice),
    expected: 'va un número, como 11900',
    statesNothing: statesNoPrice,
  },
  food: dishColumn('incluye'),
  starters: dishColumn('entradas'),
  principal: dishColumn('principal'),
  // `read-menu` leaves hidden rows out, by `statusOf`.
  status: { title: 'estado' },
  unit: { title: 'por', field: optional(words), expected: 'va persona, todos, chico o evento' },
  minimum: {
    title: 'mínimo',
    field: numberOrWords.transform(minimumOf),
    expected: 'va un número de personas, como 30',
    statesNothing: statesNoMinimum,
  },
  diets: {
    title: 'apto',
    field: lines,
    expected: `va ${new Intl.ListFormat('es', { type: 'disjunction' }).format(dietNames)}`,
    read: (cell) => cell.split(/[\n;,+&]|\s[ye]\s|(?<!\bs)\//i).filter((word) => word.trim()),
  },
  photo: {
    title: 'foto',
    field: optional(words),
    expected: 'va el nombre de una foto, como evento-4',
  },
} satisfies Columns;

/** An option as an API sends it; a row of a table becomes the same. What its price says that it is for stands beside the price. */
export const wireOption = z
  .object(fieldsOf(menuColumns))
  .transform(({ price, ...others }) => ({ ...others, ...price }));

/** What an option states. Price and minimum may be words; `unit` is the words of the column `por`. */
export type StatedOption = z.infer<typeof wireOption>;
