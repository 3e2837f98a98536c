import { countProblem, noFields, requestOf } from './request-fields';

describe('a count', () => {
  it.each(['', '   ', '1', ' 40 ', '9999', '9.999'])('%j is fine', (text) => {
    expect(countProblem(text)).toBeUndefined();
  });

  it.each(['0', '00', '-1', '10000', '1e9', '1000000000', '2,5', 'muchos', '40 personas', '😀', '１２'])(
    '%j is not',
    (text) => {
      expect(countProblem(text)).toBe('Poné un número entero, de 1 a 9.999.');
    },
  );

  it('is fine as 0 where there may be none', () => {
    expect(countProblem(' 0 ', { noneAllowed: true })).toBeUndefined();
    expect(countProblem('-1', { noneAllowed: true })).toBeDefined();
  });
});

it('dates the prices by the day in Buenos Aires', () => {
  const beforeMidnight = new Date('2026-11-22T02:59:00Z');
  expect(requestOf({ ...noFields, guests: '40' }, [], beforeMidnight, undefined).pricesOn).toBe('2026-11-21');
});
