/** @jest-environment jsdom */
import { campaignOfVisit } from './campaign';

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
])('of an address with %j the campaign is %s', (search, campaign) => {
  expect(campaignOfVisit(names, search)).toBe(campaign);
});

describe('in a tab that a campaign has opened', () => {
  beforeEach(() => {
    campaignOfVisit(names, '?utm_campaign=volante');
  });

  it.each(['', '?utm_campaign=otra'])('a page with %j is a part of its visit', (search) => {
    expect(campaignOfVisit(names, search)).toBe('volante');
  });

  it('another campaign takes its place', () => {
    campaignOfVisit(names, '?utm_campaign=feria-2026');
    expect(campaignOfVisit(names, '')).toBe('feria-2026');
  });

  it('a campaign that has left the facts is none', () => {
    expect(campaignOfVisit(['feria-2026'], '')).toBeUndefined();
  });
});

it('the address alone counts where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(campaignOfVisit(names, '?utm_campaign=volante')).toBe('volante');
});
