import { linksToShare } from './links-to-share';

const SITE = 'https://catering.example';

/** The URLs in a text, without the QR codes between them. */
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

it('each link of a campaign has a QR code', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
  const codes = linksToShare(SITE, ['volante']).match(/(^\u001B\[97;40m[ ▀▄█]{25,}\u001B\[0m$\n?)+/gm);
  expect(codes).toHaveLength(2);
});

it('without campaigns, the text says where to name them', () => {
  expect(linksToShare(SITE, [])).toMatch(/nombralas con "campaña" en la planilla/);
});
