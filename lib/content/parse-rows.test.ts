import { z } from 'zod';
import { countRows, linesAbout, parseRows, type RowReport } from './parse-rows';

const dish = z.object(
  { title: z.string('is not text'), sizes: z.array(z.number('is not a number')) },
  'is not an object',
);

function parse(rows: unknown[]) {
  const parsed = parseRows(rows, dish, 'Postres', ({ title }) => title);
  return {
    good: parsed.flatMap(({ value }) => value ?? []),
    lines: linesAbout(
      parsed.map(({ report }) => report),
      'options',
    ),
  };
}

describe('parsing rows', () => {
  it('keeps valid rows in their order and reports nothing', () => {
    const rows = [
      { title: 'Flan', sizes: [1] },
      { title: 'Budín', sizes: [] },
    ];
    expect(parse(rows)).toEqual({ good: rows, lines: [] });
  });

  it('leaves out each invalid row with one line that names its list, index and reason', () => {
    const rows = [{ title: 5, sizes: [] }, { title: 'Flan', sizes: [] }, 'Budín'];
    expect(parse(rows)).toEqual({
      good: [{ title: 'Flan', sizes: [] }],
      lines: ['Postres[0] left out: title is not text', 'Postres[2] left out: is not an object'],
    });
  });

  it('reports all reasons of a row in one line, with the path to each', () => {
    expect(parse([{ title: null, sizes: [1, 'dos'] }]).lines).toEqual([
      'Postres[0] left out: title is not text, sizes 1 is not a number',
    ]);
  });

  it.each([
    ['a title', { title: 'Flan', sizes: [] }, 'Flan'],
    ['no title', { sizes: [], note: 'sin\u0000\u202E título' }, '{"sizes":[],"note":"sin\\u0000 título"}'],
    ['no end', { title: 5, note: 'x'.repeat(100_000) }, `{"title":5,"note":"${'x'.repeat(20)}…`],
  ])('labels a row of %s so that its owner recognises it', (_what, row, label) => {
    const [parsed] = parseRows([row], dish, 'Postres', ({ title }) => title);
    expect(parsed?.report.label).toBe(label);
  });

  it('reports nothing for an empty list', () => {
    expect(parse([])).toEqual({ good: [], lines: [] });
  });
});

const fates: RowReport[] = [
  { place: 'Postres', index: 0, fate: 'shown', reasons: ['price is cut'] },
  { place: 'Postres', index: 1, fate: 'invalid', reasons: ['title is empty'] },
  { place: 'Postres', index: 2, fate: 'repeated', reasons: ['twice'] },
  { place: 'Postres', index: 3, fate: 'beyond limit', reasons: ['three are enough'] },
  { place: 'Bebidas', fate: 'empty', reasons: ['nothing there'] },
  { place: 'Salsas', fate: 'invalid', reasons: ['not a list'] },
  { place: 'Postres', index: 4, fate: 'beyond limit', reasons: ['three are enough'] },
];

it('counts every row as kept or left out, and an empty category as neither', () => {
  expect(countRows(fates)).toEqual({ kept: 1, leftOut: 5 });
});

it('has one line for each invalid row, one for all that are beyond a limit, and none for others', () => {
  expect(linesAbout(fates, 'options')).toEqual([
    'Postres[1] left out: title is empty',
    'Salsas left out: not a list',
    '2 options left out: three are enough',
  ]);
});
