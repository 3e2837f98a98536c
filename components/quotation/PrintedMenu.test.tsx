import { encodeMenu } from '@/lib/quotation/menu-code';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { saved, setUp, setUpOpen, sheet, tick } from './testing';

/** What is printed, hidden on the screen; jsdom knows no style sheets. */
const paper = () => document.querySelector('body > article');

it('the printed menu shows the chosen options with the details of the event', async () => {
  await setUpOpen('Flan', 'Pizza party', 'Armá tu menú');
  sheet.fillAll();
  const code = encodeMenu(['Pizza party', 'Armá tu menú', 'Flan'].map((title) => saved(title).id));
  const texts = [...(paper()?.querySelectorAll('p, h1, li, small') ?? [])];
  expect(texts.map(({ textContent }) => textContent?.trim())).toEqual([
    'Fuego y Masa',
    'Menú para tu evento',
    'Ana & Luis 50% #1 + ñ 😀',
    // Without its distance from today, which would be wrong tomorrow.
    '03/12/2099, jueves 3 de diciembre de 2099',
    'Invitados: 40 (8 chicos de 4 a 9)',
    'Pizza party $11.900',
    'Armá tu menú',
    'Flan A consultar',
    'Total para 40: desde $428.400',
    '32 × $11.900 + 8 chicos × $5.950',
    'Es una estimación con precios al 20/11/2026: el precio te lo confirmamos nosotros.',
    'WhatsApp +54 9 11 0000-0000',
    `http://localhost/m/${code}`,
    ...sampleFacts.conditions.map(({ title, text }) => `${title.replace(/(?<!\?)$/, '.')} ${text}`),
  ]);
});

it('the printed menu has no line for missing details', async () => {
  await setUp();
  await tick('Flan');
  expect(paper()).not.toHaveTextContent(/por persona|estimación|Total|Invalid|undefined/);
  await tick('Flan');
  expect(paper()).toBeNull();
});
