import { emailLink } from './email-link';

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

it('the e-mail of a request is its message without the asterisks of WhatsApp', () => {
  const link = emailLink('hola@catering.example', '*Fecha:* 12/12/2026\n\n*Menu principal:*\n- Asado & más');
  expect(link).toMatch(/^mailto:hola@catering\.example\?subject=/);
  expect(bodyOf(link)).toBe('Fecha: 12/12/2026\r\n\r\nMenu principal:\r\n- Asado & más');
});

it.each([['🎉'.repeat(3_000)], [`- Tabla de fiambres y ñoquis\n`.repeat(90)], ['a'.repeat(5_000)]])(
  'a long e-mail is cut to a length that mail programs open: %#',
  (message) => {
    const link = emailLink('hola@catering.example', message);
    expect(new URL(link).href.length).toBeLessThanOrEqual(2_046);
    expect(link.length).toBeGreaterThan(2_000);
    expect(bodyOf(link)).toMatch(/[^\uFFFD]… \(sigue por WhatsApp\)$/u);
  },
);

it('an e-mail that just fits is whole', () => {
  const room = 2_046 - emailLink('hola@catering.example', '').length;
  expect(bodyOf(emailLink('hola@catering.example', 'a'.repeat(room)))).toBe('a'.repeat(room));
});
