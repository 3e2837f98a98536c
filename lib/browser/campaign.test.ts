/** @jest-environment jsdom */
import { campaignOfVisit } from './campaign';
import { fillStorage } from './testing';

const names = ['volante', 'feria-2026'];

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['?utm_campaign=volante', 'volante'],
  ['?utm_source=instagram&utm_campaign=%20Feria-2026&igsh=x', 'feria-2026'],
  ['?utm_campaign=otra', undefined],
  ['?utm_campaign=', undefined],
  ['?utm_campaign=__proto__', undefined],
  ['', undefined],
])('the campaign of an address with %j is %s', (search, campaign) => {
  expect(campaignOfVisit(names, search)).toBe(campaign);
});

describe('in a tab opened by a campaign,', () => {
  beforeEach(() => {
    campaignOfVisit(names, '?utm_campaign=volante');
  });

  it.each(['', '?utm_campaign=otra'])('a page with %j belongs to its visit', (search) => {
    expect(campaignOfVisit(names, search)).toBe('volante');
  });

  it('another campaign replaces it', () => {
    campaignOfVisit(names, '?utm_campaign=feria-2026');
    expect(campaignOfVisit(names, '')).toBe('feria-2026');
  });

  it('a campaign removed from the facts does not count', () => {
    expect(campaignOfVisit(['feria-2026'], '')).toBeUndefined();
  });
});

it('the address still names the campaign if storage is full', () => {
  fillStorage();
  expect(campaignOfVisit(names, '?utm_campaign=volante')).toBe('volante');
});
