import { sampleFacts } from '@/lib/testing/sample-facts';
import { businessData, openingHoursData } from './structured-data';

afterEach(() => jest.restoreAllMocks());

it('the photo has a public address below the base path', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/catering' });
  const address = /^http:\/\/localhost:3000\/catering\/images\/prepared\/[\w-]+\.jpg$/;
  expect(businessData(sampleFacts)).toMatchObject({ image: expect.stringMatching(address) });
});

it('hours name their days and times', () => {
  expect(openingHoursData({ days: ['Monday', 'Sunday'], opens: '10:00', closes: '20:30' })).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Sunday'],
    opens: '10:00',
    closes: '20:30',
  });
});

it.each([
  ['past midnight stay one entry that closes earlier than it opens', '18:00', '03:00', '18:00', '03:00'],
  ['around the clock are a whole day and not a closed one', '09:30', '09:30', '00:00', '23:59'],
])('hours %s', (_what, opens, closes, shownOpens, shownCloses) => {
  const shown = { opens: shownOpens, closes: shownCloses };
  expect(openingHoursData({ days: ['Friday'], opens, closes })).toMatchObject(shown);
});
