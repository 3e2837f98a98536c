import { linksToShare } from './links-to-share';

const SITE = 'https://catering.example';

/** The URLs in a text. */
const addressesOf = (text: string) => text.match(/^https:.*$/gm);

it('profiles have links of their own', () => {
  expect(addressesOf(linksToShare(SITE, []))).toEqual([
    `${SITE}/ig`,
    `${SITE}/ig/eventos`,
    `${SITE}/g`,
    `${SITE}/g/eventos`,
  ]);
});

it('a campaign has a short link, then one to each page', () => {
  expect(addressesOf(linksToShare(SITE, ['volante']))?.slice(4)).toEqual([
    `${SITE}/v/volante`,
    `${SITE}/?utm_campaign=volante`,
    `${SITE}/eventos?utm_campaign=volante`,
  ]);
});

it('without campaigns, the text says where to name them', () => {
  expect(linksToShare(SITE, [])).toMatch(/nombralas con "campaña" en la planilla/);
});
