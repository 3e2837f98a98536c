import { emailLink } from './email-link';
import { quotationMessage } from './message';

const empty = { name: '', date: '', entrada: [], menu: [], postre: [], bebida: [] };

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

it('a long e-mail is cut with a sentence', () => {
  const body = bodyOf(emailLink('hola@catering.example', '🎉'.repeat(3_000)));
  expect(body).toHaveLength(1_800);
  expect(body).toMatch(/🎉… \(sigue por WhatsApp\)$/u);
});
