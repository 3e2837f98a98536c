import { encodeChoice } from '@/lib/menu/choice-code';
import { saved, setUp, setUpOpen, sheet, tick } from './testing';

/** What is printed, hidden on the screen; jsdom knows no style sheets. */
const paper = () => document.querySelector('body > article');

it('the message is printed under the name of the business, with the link of the menu', async () => {
  await setUpOpen('Flan', 'Pizza party');
  sheet.fillAll();
  const code = encodeChoice([saved('Pizza party').id, saved('Flan').id]);
  const heads = [...(paper()?.querySelectorAll('p:first-of-type span') ?? [])];
  expect(paper()).toHaveTextContent(/^Fuego y Masa/);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Menú para tu evento',
    'WhatsApp +54 9 11 0000-0000',
    `http://localhost/m/${code}`,
  ]);
  expect(paper()?.querySelector('p:last-child')?.textContent).toBe(sheet.message());
});

it('there is no paper while nothing is chosen', async () => {
  await setUp();
  await tick('Flan');
  expect(paper()).not.toBeNull();
  await tick('Flan');
  expect(paper()).toBeNull();
});
