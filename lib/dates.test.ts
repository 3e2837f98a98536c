import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { formatDay, todayInBuenosAires, toIsoDay } from './dates';

const cases: [text: string, isoDay: string | undefined, shown: string | undefined][] = [
  ['2025-01-31', '2025-01-31', '31/01/2025'],
  ['2024-02-29', '2024-02-29', '29/02/2024'],
  ['2000-02-29', '2000-02-29', '29/02/2000'],
  ['2025-12-03', '2025-12-03', '03/12/2025'],
  ['2025-01-31T23:00:00Z', '2025-01-31', '31/01/2025'],
  ['2025-01-31T00:00:00.000-03:00', '2025-01-31', '31/01/2025'],
  ['2025-01-01 00:30', '2025-01-01', '01/01/2025'],
  ['2025-01-31Tgarbage', '2025-01-31', '31/01/2025'],
  ['2023-02-29', undefined, undefined],
  ['1900-02-29', undefined, undefined],
  ['2025-02-30', undefined, undefined],
  ['2025-04-31', undefined, undefined],
  ['2025-13-01', undefined, undefined],
  ['2025-00-10', undefined, undefined],
  ['2025-01-00', undefined, undefined],
  ['31/01/2025', undefined, undefined],
  ['20250131', undefined, undefined],
  ['2025-01', undefined, undefined],
  ['2025-01-311', undefined, undefined],
  ['2025-01-31\n', undefined, undefined],
  ['-2025-01-31', undefined, undefined],
  ['12025-01-31', undefined, undefined],
  ['2025-01-31<b>', undefined, undefined],
  ['٢٠٢٥-٠١-٣١', undefined, undefined],
  ['hoy', undefined, undefined],
  ['', undefined, undefined],
];

describe('the day at the start of a text', () => {
  it.each(cases)('of %j is %j', (text, isoDay) => {
    expect(toIsoDay(text)).toBe(isoDay);
  });
});

describe('a day as people read it', () => {
  it.each(cases)('%j', (text, _isoDay, shown) => {
    expect(formatDay(text)).toBe(shown);
  });

  it('is the day that was written, for every day and whatever the time after it', () => {
    const someDay = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2199-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(someDay, fc.constantFrom('', 'T00:00:00Z', 'T23:59:59Z', ' 12:00'), (moment, time) => {
        const isoDay = moment.toISOString().slice(0, 10);
        expect(formatDay(`${isoDay}${time}`)).toBe(isoDay.split('-').reverse().join('/'));
      }),
    );
  });

  it.each(['America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'UTC'])(
    'is the day that was written in the time zone %s, too',
    (timeZone) => {
      const script = `require(${JSON.stringify(join(__dirname, 'dates.ts'))}).formatDay('2025-01-31T23:00:00Z')`;
      const shown = execFileSync(process.execPath, ['--require', 'esbuild-register', '--print', script], {
        env: { ...process.env, TZ: timeZone },
        encoding: 'utf8',
      });
      expect(shown.trim()).toBe('31/01/2025');
    },
  );
});

describe('today in Buenos Aires', () => {
  it.each([
    ['2026-01-01T02:59:59Z', '2025-12-31'],
    ['2026-01-01T03:00:00Z', '2026-01-01'],
    ['2025-12-31T23:59:59Z', '2025-12-31'],
    ['2024-03-01T00:30:00Z', '2024-02-29'],
    ['2026-07-09T15:00:00Z', '2026-07-09'],
    ['2026-05-05T03:00:00Z', '2026-05-05'],
  ])('is at %s the day %s', (moment, isoDay) => {
    expect(todayInBuenosAires(new Date(moment))).toBe(isoDay);
  });
});
