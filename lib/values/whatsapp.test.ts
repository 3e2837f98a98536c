import { whatsappLink } from './whatsapp';

it('the link is exactly as WhatsApp documents it', () => {
  expect(whatsappLink('5491100000000', '*Fecha:* 50% & más #1 + ñ 😀\n- a')).toBe(
    'https://api.whatsapp.com/send?phone=5491100000000&text=*Fecha%3A*%2050%25%20%26%20m%C3%A1s%20%231%20%2B%20%C3%B1%20%F0%9F%98%80%0A-%20a',
  );
});

it.each(['&text=otro', '%26', '+', '\uD83D', '\uDE00\uD83D', 'a\r\nb', '<b>"\'</b>'])(
  'the link carries %j unchanged, except for half an emoji',
  (text) => {
    const { searchParams } = new URL(whatsappLink('5491100000000', text));
    expect([...searchParams]).toEqual([
      ['phone', '5491100000000'],
      ['text', text.toWellFormed()],
    ]);
  },
);
