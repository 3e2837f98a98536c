import { z } from 'zod';
import { isFormulaError } from '@/lib/content/table/cells';
import { cleanLine, decodeEntities } from '@/lib/content/table/clean-text';
import { type Columns, fieldColumn, type Note, optional, requiredText } from '@/lib/content/table/columns';
import { MAX_DISHES, MAX_LINE } from '@/lib/content/table/limits';
import { formulaError } from '@/lib/content/table/reader';
import { dietMarks, dietNames } from '@/lib/quotation/diets';
import { peopleText } from '@/lib/quotation/people';
import { statesNoPrice } from '@/lib/quotation/prices';
import { photoNames } from '@/lib/site/photo-names';
import { photoNamed } from './named-photo';
import { dietsOf, minimumOf, statesNoMinimum } from './option-terms';
import { readPrice } from './price-terms';

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

function dishColumn(title: string, description: string) {
  return fieldColumn({
    title,
    field: lines.meta({ description }),
    expected: 'van platos, uno por renglón',
    reader: () => dishesOfCell,
    shownAs: (dishes) => dishes.join('; '),
  });
}

export const menuColumns = {
  category: { title: 'categoría', isRequired: true },
  title: fieldColumn({
    title: 'opción',
    isRequired: true,
    field: line.meta({
      description: `What a visitor ticks. One line of at most ${MAX_LINE} characters. Within a category it is shown once. Required: without it the option is left out.`,
    }),
    expected: 'va un texto',
  }),
  price: fieldColumn({
    title: 'precio',
    field: numberOrWords.transform(readPrice).meta({
      description:
        'In pesos. A number, or text: "11900", "11.900" and "11.900,50" count as numbers; other text, such as "desde 9.500", is shown as it is and not counted in the estimate. It may name its unit: "45.000 por evento". Without it, and where it is 0, no price is shown.',
    }),
    expected: 'va un número, como 11900',
    statesNothing: statesNoPrice,
  }),
  food: dishColumn('incluye', 'What is served, listed without a heading.'),
  starters: dishColumn('entradas', 'Listed under "Entradas:".'),
  principal: dishColumn('principal', 'Listed under "Principal:".'),
  status: { title: 'estado' },
  unit: fieldColumn({
    title: 'por',
    field: optional(words).meta({
      description:
        'What the price is for: "persona", which is meant where it is missing, or "evento", which is charged once. Of any other word, such as "bandeja", the price is shown with it and not counted. A price that names another unit is shown as it is and not counted.',
    }),
    expected: 'va persona o evento',
  }),
  minimum: fieldColumn({
    title: 'mínimo',
    field: numberOrWords.transform(minimumOf).meta({
      description:
        'The guests that the option is charged for at least: a whole number from 1 to 9999, or text such as "a partir de 30 personas". Shown as "desde 30 personas".',
    }),
    expected: 'va un número de personas, como 30',
    statesNothing: statesNoMinimum,
    shownAs: (minimum) => (minimum ? `desde ${peopleText(minimum)}` : undefined),
  }),
  diets: fieldColumn({
    title: 'apto',
    field: lines.meta({
      description: `What the option suits, as the business declares it: ${dietNames.map((name) => `"${name}"`).join(', ')}. What is vegan is vegetarian too. Other words are not shown.`,
    }),
    expected: `va ${new Intl.ListFormat('es', { type: 'disjunction' }).format(dietNames)}`,
    reader: () => dietsOfCell,
    shownAs: (words) => dietMarks(dietsOf(words).diets).join(', '),
  }),
  photo: fieldColumn({
    title: 'foto',
    field: optional(words).meta({
      description: `Shown beside the option: the name of a photo of the site, such as "evento-4". One of ${photoNames.join(', ')}, or a file of PHOTOS_FOLDER. Of another name none is shown.`,
    }),
    expected: 'va el nombre de una foto, como evento-4',
    shownAs: (name = '') => photoNamed(name) && `foto ${name}`,
  }),
} satisfies Columns;

/** The dishes of a cell, one per line or separated by `;`. */
function dishesOfCell(cell: string, note: Note): string[] {
  // Decoded first, because the `;` of an entity is not a separator. After the split, no entity is left that could be decoded again.
  return decodeEntities(cell)
    .split('\n')
    .flatMap((line) => (isFormulaError(line.trim()) ? [line] : line.split(/[;•●▪]/)))
    .flatMap((entry) => {
      const dish = entry.trim().replace(BULLET, '').replace(/,$/, '').trimStart();
      if (!isFormulaError(dish)) return dish || [];
      note(formulaError(dish));
      return [];
    });
}

/** What stands before each dish of a list: a dash, `✓`, `1.`, `a)`. `-5` and `1.5 kg` are no such thing. */
const BULLET = /^(?:[-–—·◦○■□‣⁃►▸▶→➤✓✔](?!\d)\uFE0F?|[*>](?=\s)|(?:\d{1,2}[.)]|[a-h]\))(?=\s))\s*/u;

/** The words of a cell such as `vegano, sin TACC` or `vegetariano y s/tacc`. */
function dietsOfCell(cell: string): string[] {
  return decodeEntities(cell)
    .split(/[\n;,+&]|\s[ye]\s|(?<!\bs)\//i)
    .map((word) => word.trim())
    .filter(Boolean);
}
