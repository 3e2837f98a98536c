/** @jest-environment jsdom */
import {
  type KnownTrafficSource,
  knownTrafficSources,
  trafficSources,
} from '@/lib/values/traffic-sources.mjs';
import { blockStorage, fillStorage } from './testing';
import { knownTrafficSource, recordTrafficSource } from './traffic-source';

const from = (referrer: string, path = '') =>
  recordTrafficSource(referrer, new URL(`https://catering.example/${path}`));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** An address of each source, as a browser sends it. */
const referrers: Record<KnownTrafficSource, string> = {
  google: 'https://www.google.com/',
  instagram: 'https://l.instagram.com/',
};

it.each(Object.entries(referrers))('%s is known by its referrer', (source, referrer) => {
  expect(from(referrer)).toBe(source);
});

it('each source has a link of its own', () => {
  const links = Object.values(trafficSources).map(({ link }) => link);
  expect(new Set(links).size).toBe(links.length);
});

it.each([
  ['https://instagram.com/', 'instagram'],
  ['https://www.instagram.com/p/x', 'instagram'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fcatering.example%2F&e=AT0', 'instagram'],
  ['android-app://com.instagram.android/', 'instagram'],
  ['http://www.google.com/search?q=catering', 'google'],
  ['https://www.google.com.ar/', 'google'],
  ['https://www.google.co.uk/', 'google'],
  ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'google'],
  ['https://mail.google.com/', 'other'],
  ['android-app://com.google.android.gm', 'other'],
  ['ftp://www.google.com/', 'other'],
  ['https://google.com.evil.example/', 'other'],
  ['https://instagram.com.evil.example/', 'other'],
  ['https://evil.example/https://www.google.com/', 'other'],
  ['https://evil.example/https://instagram.com/', 'other'],
  ['https://www.google.example/', 'other'],
  ['https://notinstagram.com/', 'other'],
  ['https://catering.example:8443/', 'other'],
  ['', 'other'],
])('the referrer %j means %s', (referrer, source) => {
  expect(from(referrer)).toBe(source);
});

it.each([
  ['?utm_source=Instagram&utm_medium=social', 'instagram'],
  ['?utm_source=google%20&utm_campaign=bodas', 'google'],
  ['?gclid=Cj0KCQ', 'google'],
  ['?gbraid=0AAAA', 'google'],
  ['?wbraid=CjkKCQ', 'google'],
  ['?igsh=MTZ3', 'instagram'],
  ['?igshid=MTZ3', 'instagram'],
  ['?utm_source=ig&gclid=Cj0KCQ', 'instagram'],
  ['?utm_source=newsletter&gclid=Cj0KCQ', 'google'],
  ['?gclid=Cj0KCQ&igsh=MTZ3', 'google'],
  ['?gclid=', 'other'],
  ['?utm_source=constructor', 'other'],
])('without a known referrer, the query %j means %s', (query, source) => {
  expect(from('https://elsewhere.example/', query)).toBe(source);
});

it.each(knownTrafficSources)('the link of %s makes a visit that is known afterwards', (source) => {
  from('', `?utm_source=${source}`);
  expect(knownTrafficSource()).toBe(source);
});

it('a known referrer wins over the address', () => {
  expect(from('https://www.google.com/', '?utm_source=ig')).toBe('google');
});

const stored = () => localStorage.getItem('trafficSource');

it('the source of a visitor is not stored from a link within the site', () => {
  from('http://catering.example/eventos', '?utm_source=ig');
  expect(stored()).toBeNull();
});

it('the source of a visitor replaces something else that is stored', () => {
  localStorage.setItem('trafficSource', '{"foreign":true}');
  expect(knownTrafficSource()).toBeUndefined();
  from('');
  expect(stored()).toBe('other');
  expect(knownTrafficSource()).toBeUndefined();
});

it('the source of a visitor stays the last known one', () => {
  from('https://www.google.com.ar/');
  expect(from('')).toBe('google');
  from('https://l.instagram.com/');
  from('https://catering.example/eventos');
  expect(knownTrafficSource()).toBe('instagram');
});

it('the source of a visitor is known during the visit if storage is full', () => {
  fillStorage();
  expect(from('https://l.instagram.com/')).toBe('instagram');
});

it('the source of a visitor is known only during the visit if storage throws', () => {
  blockStorage();
  expect(from('https://l.instagram.com/')).toBe('instagram');
  expect(knownTrafficSource()).toBeUndefined();
});
