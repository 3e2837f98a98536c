import { emailLink } from './email-link';
import { quotationMessage } from './message';
import { emptyRequest as empty } from './testing';

const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? '';

it('the e-mail of a request is its message without the asterisks of WhatsApp', () => {
  const message = quotationMessage({
    ...empty,
    date: '2026-12-12',
    comments: '*sin* sal',
    menu: ['Asado & más'],
  });
  const link = emailLink('hola@catering.example', message);
  expect(link).toMatch(/^mailto:hola@catering\.example\?subject=/);
  expect(bodyOf(link).split('\r\n\r\n')).toEqual([
    'Hola, mi nombre es Sin especificar y quiero cotizar un evento.',
    'Fecha: 12/12/2026',
    'Comentarios: sin sal',
    'Entrada:\r\nSin especificar',
    'Menu principal:\r\n- Asado & más',
    'Postre:\r\nSin especificar',
    'Bebidas:\r\nSin especificar',
  ]);
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
