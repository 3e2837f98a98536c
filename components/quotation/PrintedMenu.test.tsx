import { act, fireEvent, screen } from '@testing-library/react';
import { encodeMenu } from '@/lib/quotation/menu-code';
import { printMedia, saved, setUp, setUpOpen, sheet, tick } from './testing';

const paper = () => screen.getByRole('article');
const queryPaper = () => screen.queryByRole('article');

function print(matches: boolean) {
  printMedia.matches = matches;
  act(() => printMedia.dispatchEvent(new Event('change')));
}

describe('on paper', () => {
  it('are business, date, chosen options, estimate, number and link, and no other field', async () => {
    await setUpOpen('Flan', 'Pizza party', 'Armá tu menú');
    sheet.fillAll();
    expect(queryPaper()).not.toBeInTheDocument();
    print(true);
    const code = encodeMenu(['Pizza party', 'Armá tu menú', 'Flan'].map((title) => saved(title).id));
    expect([...paper().querySelectorAll('p, h1, li')].map(({ textContent }) => textContent?.trim())).toEqual([
      'Fuego y Masa',
      'Menú para tu evento',
      // Without its distance from today, which would be wrong tomorrow.
      '03/12/2099, jueves 3 de diciembre de 2099',
      'Pizza party $11.900',
      'Armá tu menú',
      'Flan A consultar',
      'desde $11.900 por persona',
      'Total para 40: desde $476.000',
      'Es una estimación: el precio te lo confirmamos nosotros.',
      'WhatsApp +54 9 11 0000-0000',
      `http://localhost/m/${code}`,
    ]);
    print(false);
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('is no line about what is neither filled in nor known', async () => {
    await setUp();
    await tick('Flan');
    print(true);
    expect(paper()).not.toHaveTextContent(/por persona|estimación|Total|Invalid|undefined/);
  });

  it('is nothing while nothing is chosen', async () => {
    await setUp();
    await tick('Flan');
    await tick('Flan');
    print(true);
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('is the menu before the browser lays out the pages', async () => {
    await setUp();
    await tick('Pizza party');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(paper()).toBeInTheDocument();
    });
    fireEvent(window, new Event('afterprint'));
    expect(queryPaper()).not.toBeInTheDocument();
  });

  it('is more than one page where it needs them while the sheet is open, which stays as it was', async () => {
    jest.replaceProperty(window, 'scrollY', 420);
    await setUpOpen('Pizza party');
    print(true);
    expect(document.body).not.toHaveStyle({ position: 'fixed' });
    print(false);
    expect(document.body).toHaveStyle({ position: 'fixed', top: '-420px' });
  });
});
