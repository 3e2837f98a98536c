import fc from 'fast-check';
import { cleanLine, cleanParagraphs, isCut } from '../content/clean-text';
import { parseJson } from '../content/parse-json';
import { parseTestimonials } from '../content/testimonials';
import { decodeMenu } from '../quotation/menu-code';
import { parsePrice } from '../quotation/prices';
import { admit } from '../serving/admission';
import { negotiateEncoding } from '../serving/compression';
import { policyFor } from '../serving/content-security-policy.cjs';
import { joinPageData } from '../serving/page-data.cjs';
import { growsLinearly } from './grows-linearly';

const request = (url: string, headers = {}) =>
  ({ method: 'GET', url, headers }) as Parameters<typeof admit>[0];
const review = (fields: object) =>
  parseTestimonials([{ name: 'Ana', message: 'Rico', ...fields }], () => undefined);
const page = (text: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${JSON.stringify(`0:${JSON.stringify(text)}\n`).replaceAll('<', '\\u003c')}])</script>`;

const readers: [what: string, read: (text: string) => unknown][] = [
  ['an Accept-Encoding header', negotiateEncoding],
  ['the path of an address', (text) => admit(request(`/${text}`), '', 'catering.example')],
  ['the query of a page', (text) => admit(request(`/eventos?${text}`, { rsc: '1' }), '', 'catering.example')],
  ['a line of the API', (text) => cleanLine(text, 300)],
  ['a text of the API', (text) => cleanParagraphs(text, 5_000)],
  ['whether a text is cut', (text) => isCut(text, '…')],
  ['a price', parsePrice],
  ['the date of a review', (date) => review({ date })],
  ['the stars of a review', (stars) => review({ stars })],
  ['the link of a review', (link) => review({ link })],
  ['the picture of a review', (url) => review({ image: { url } })],
  ['a body of the API', (text) => parseJson(JSON.stringify({ [text]: [text] }))],
  ['the code of a menu', (text) => decodeMenu(text, [])],
  ['the data of a page', (text) => joinPageData(page(text))],
  ['the scripts of a page', (text) => policyFor(page(text))],
];

const letters = [...' \t\n\u00A0\u0301\\/"\'.,;:=&?#%<>()$-_0129aefq\u200B\uD800'];

describe.each(readers)('reading %s', (_what, read) => {
  it('takes a time that grows with its length, not with the square of it', () => {
    const part = fc.string({ unit: fc.constantFrom(...letters), maxLength: 4 });
    const unit = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(part, unit, part, (start, unit, end) =>
        growsLinearly(read, (length) => start + unit.repeat(length / unit.length) + end),
      ),
      { numRuns: letters.length + 20, examples: letters.map((letter) => ['a', letter, 'a']) },
    );
  });
});
