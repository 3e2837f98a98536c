import { z } from 'zod';
import { parseRows } from './parse-rows';

const dish = z.object(
  { title: z.string('is not text'), sizes: z.array(z.number('is not a number')) },
  'is not an object',
);

function parse(rows: unknown[]) {
  const lines: string[] = [];
  const good = parseRows(rows, dish, 'Postres', (line) => lines.push(line));
  return { good, lines };
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

  it('reports nothing for an empty list', () => {
    expect(parse([])).toEqual({ good: [], lines: [] });
  });
});
