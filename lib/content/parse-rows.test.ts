import { z } from 'zod';
import { parseRows } from './parse-rows';

const dish = z.object(
  { title: z.string('is not text'), sizes: z.array(z.number('is not a number')) },
  'is not an object',
);

function judge(rows: unknown[]) {
  const lines: string[] = [];
  const good = parseRows(rows, dish, 'Postres', (line) => lines.push(line));
  return { good, lines };
}

describe('judging rows', () => {
  it('keeps good rows in their order and says nothing', () => {
    const rows = [
      { title: 'Flan', sizes: [1] },
      { title: 'Budín', sizes: [] },
    ];
    expect(judge(rows)).toEqual({ good: rows, lines: [] });
  });

  it('leaves out each bad row with one line that names place, number and reason', () => {
    const rows = [{ title: 5, sizes: [] }, { title: 'Flan', sizes: [] }, 'Budín'];
    expect(judge(rows)).toEqual({
      good: [{ title: 'Flan', sizes: [] }],
      lines: ['Postres[0] left out: title is not text', 'Postres[2] left out: is not an object'],
    });
  });

  it('puts all reasons of a row in its line, with the way to each', () => {
    expect(judge([{ title: null, sizes: [1, 'dos'] }]).lines).toEqual([
      'Postres[0] left out: title is not text, sizes 1 is not a number',
    ]);
  });

  it('has nothing to say about no rows', () => {
    expect(judge([])).toEqual({ good: [], lines: [] });
  });
});
