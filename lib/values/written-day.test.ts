import { readWrittenDay } from './written-day';

it.each(['12/12/2026', '12-12-26', '12.12.2026', '2026-12-12', '12/12/2026 21:00', '2026-12-12T21:00:00Z'])(
  '%j is 12 December 2026',
  (written) => {
    expect(readWrittenDay(written)).toBe('2026-12-12');
  },
);

it.each(['12/12', 'sábado 12/12/2026', '31/02/2026', '12/12/20261', ''])('%j is no day', (written) => {
  expect(readWrittenDay(written)).toBeUndefined();
});
