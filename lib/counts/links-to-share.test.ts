import { linksToShare } from './links-to-share';

const SITE = 'https://catering.example';

/** The addresses of a text, without the codes between them. */
const addressesOf = (text: string) => text.match(/^https:.*$/gm);

it('profiles have links of their own', () => {
  expect(addressesOf(linksToShare(SITE, []))).toEqual([
    `${SITE}/ig`,
    `${SITE}/ig/eventos`,
    `${SITE}/g`,
    `${SITE}/g/eventos`,
  ]);
});

it('a campaign has a link to each page', () => {
  expect(addressesOf(linksToShare(SITE, ['volante']))?.slice(4)).toEqual([
    `${SITE}/?utm_campaign=volante`,
    `${SITE}/eventos?utm_campaign=volante`,
  ]);
});

it('each link of a campaign has a QR code', () => {
  const codes = linksToShare(SITE, ['volante']).match(/(^[ ▀▄█]{25,}$\n?)+/gm);
  expect(codes).toHaveLength(2);
});

it('without campaigns it says where they are named', () => {
  expect(linksToShare(SITE, [])).toMatch(/name these in "campaigns" of the business facts/);
});
