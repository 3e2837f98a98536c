import { openingHoursData } from './structured-data';

it('hours name their days and times', () => {
  expect(openingHoursData({ days: ['monday', 'sunday'], opens: '10:00', closes: '20:30' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Sunday'],
    opens: '10:00',
    closes: '20:30',
  });
});

it('hours past midnight stay one entry that closes earlier than it opens', () => {
  expect(openingHoursData({ days: ['saturday'], opens: '18:00', closes: '03:00' })).toMatchObject({
    dayOfWeek: ['Saturday'],
    opens: '18:00',
    closes: '03:00',
  });
});

it('hours until midnight close at 00:00', () => {
  expect(openingHoursData({ days: ['friday'], opens: '18:00', closes: '00:00' })).toMatchObject({
    opens: '18:00',
    closes: '00:00',
  });
});

for (const time of ['00:00', '09:30']) {
  it(`around the clock, given as ${time} to ${time}, is a whole day and not a closed one`, () => {
    expect(openingHoursData({ days: ['friday'], opens: time, closes: time })).toMatchObject({
      opens: '00:00',
      closes: '23:59',
    });
  });
}
