import fc from 'fast-check';
import { quotationMessage } from './message';
import { whatsappLink } from './whatsapp';

/** Any UTF-16 text, with unpaired surrogates. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join('')),
  fc.constantFrom('50% & más #1 + ñ 😀', '&text=otro', '%26', '+', '\uD83D', '\uDE00\uD83D', 'a\nb'),
);

const textOf = (link: string) => new URL(link).searchParams.get('text');

it('the link has the phone', () => {
  expect(new URL(whatsappLink('5491100000000', '')).searchParams.get('phone')).toBe('5491100000000');
});

describe('the link', () => {
  it('is exactly as WhatsApp documents it', () => {
    expect(whatsappLink('5491100000000', '*Fecha:* 50% & más #1 + ñ 😀\n- a')).toBe(
      'https://api.whatsapp.com/send?phone=5491100000000&text=*Fecha%3A*%2050%25%20%26%20m%C3%A1s%20%231%20%2B%20%C3%B1%20%F0%9F%98%80%0A-%20a',
    );
  });

  it('carries any text unchanged, except that half an emoji becomes a replacement character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(textOf(whatsappLink('5491100000000', text))).toBe(text.toWellFormed());
      }),
    );
  });

  it('encodes characters that would end the text or become a space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [, encoded] = whatsappLink('5491100000000', text).split('&text=');
        expect(encoded).not.toMatch(/[&#+\s]/);
      }),
    );
  });

  it('has exactly two parameters, whatever the visitor types and the menu holds', () => {
    const titles = fc.array(anyText, { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.record({
          name: anyText,
          date: anyText,
          entrada: titles,
          menu: titles,
          postre: titles,
          bebida: titles,
        }),
        (request) => {
          const message = quotationMessage(request);
          const link = new URL(whatsappLink('5491100000000', message));
          expect([...link.searchParams.keys()]).toEqual(['phone', 'text']);
          expect(link.hash).toBe('');
          expect(link.searchParams.get('text')).toBe(message.toWellFormed());
        },
      ),
    );
  });
});
