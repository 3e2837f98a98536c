import { numberText, readWhatsappNumber, withMobileNine } from './whatsapp-number';

it.each([
  ['+54 9 341 555-0000', '5493415550000'],
  ['54 9 341 555 0000', '5493415550000'],
  ['\u202A+54 9 11 5555\u20110000\u202C', '5491155550000'],
  ['+5493584011584', '5493584011584'],
  ['+54 9 3584 12345678', '549358412345678'],
  ['+54 341 555-0000', '543415550000'],
  ['+598 99 123 456', '59899123456'],
  ['+1 (415) 555-0000', '14155550000'],
])('%j is a WhatsApp number', (text, digits) => {
  expect(readWhatsappNumber(text)).toEqual({ digits });
});

it.each([
  ['0341 15 555-0000', '+54 9 341 555-0000'],
  ['+54 341 15 555-0000', '+54 9 341 555-0000'],
  ['+54 9 341 15 555-0000', '+54 9 341 555-0000'],
  ['00 54 9 341 555 0000', '+54 9 341 555-0000'],
  ['+54 (0341) 15-555-0000', '+54 9 341 555-0000'],
  ['+54 9 0341 555-0000', '+54 9 341 555-0000'],
  ['341 555-0000', '+54 9 341 555-0000'],
  ['+0341 555-0000', '+54 9 341 555-0000'],
  ['15-5555-0000', '+54 9 11 5555-0000'],
  ['11 5555 0000', '+54 9 11 5555-0000'],
  ['011 15 5555-0000', '+54 9 11 5555-0000'],
])('%j should be written as %s', (text, proposed) => {
  const advice = new RegExp(`: escribilo ${proposed.replace('+', '\\+')}$`);
  expect(readWhatsappNumber(text)).toEqual({ problem: expect.stringMatching(advice), proposed });
});

it.each(['5555-0000', '99 123 456', '+54 9 11 5555-0000 / 4444-0000', '0000-0000 int. 5', '12', ''])(
  '%j reaches nobody',
  (text) => {
    expect(readWhatsappNumber(text)).toEqual({
      problem: expect.stringContaining(': escribilo con + y el código del país, como +54 9 341 555-0000'),
    });
  },
);

it.each([
  ['543415550000', '+54 9 341 555-0000'],
  ['5493415550000', undefined],
  ['59899123456', undefined],
])('%s with the 9 that it lacks of mobiles is %s', (digits, withNine) => {
  expect(withMobileNine(digits)).toBe(withNine);
});

it.each([
  ['5491100000000', '+54 9 11 0000-0000'],
  ['5493415550000', '+54 9 341 555-0000'],
  ['5434155500', '+5434155500'],
  ['59899123456', '+59899123456'],
  ['54911000000001', '+54911000000001'],
  ['15491100000000', '+15491100000000'],
])('%s is written as %s', (digits, text) => {
  expect(numberText(digits)).toBe(text);
});
