import { fireEvent, screen } from '@testing-library/react';
import { loadSavedChoice } from '@/lib/browser/saved-choice';
import { encodeChoice } from '@/lib/menu/choice-code';
import { filledIn, followed, press, saved, setUp, setUpOpen, sheet, tab, tick, ticked } from './testing';

describe('a cancelled request', () => {
  const queryNotice = () => screen.queryByText('Cancelaste la solicitud.');

  beforeEach(async () => {
    await setUpOpen('Pizza party', 'Flan');
    sheet.fillAll();
    await press('Cancelar');
  });

  it('Cancelar replaces the whole request with a focused notice', async () => {
    expect(ticked()).toEqual([]);
    expect(loadSavedChoice()).toEqual([]);
    expect(sheet.isOpen()).toBe(false);
    expect(tab()).not.toBeInTheDocument();
    expect(queryNotice()?.closest('[role=status]')).toHaveFocus();
    await tick('Pizza party');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    await sheet.open();
    expect(sheet.fields()).toEqual(filledIn.map(([label]) => [label, '']));
    expect(sheet.included()).toEqual(['Pizza party $11.900']);
    await sheet.close();
    expect(queryNotice()).not.toBeInTheDocument();
  });

  it('Cancelar can be undone without losing options ticked since', async () => {
    await tick('Gaseosas', 'Flan');
    await press('Deshacer');
    expect(queryNotice()).not.toBeInTheDocument();
    expect(tab()).toHaveFocus();
    expect(ticked()).toEqual(['Pizza party', 'Flan', 'Gaseosas & agua']);
    expect(loadSavedChoice()).toEqual([saved('Pizza party'), saved('Flan'), saved('Gaseosas & agua')]);
    await sheet.open();
    expect(sheet.fields().filter(([label]) => !label?.startsWith('para '))).toEqual(filledIn);
  });

  it('Cancelar stays in effect when its notice is closed', async () => {
    await press('Cerrar el aviso');
    expect(queryNotice()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Diseñá tu menú.' })).toHaveFocus();
    expect(ticked()).toEqual([]);
  });
});

it('the late event of an earlier closing does not close the sheet that is open again', async () => {
  await setUpOpen('Flan');
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(sheet.isOpen()).toBe(true);
});

describe('back from WhatsApp', () => {
  const queryQuestion = () => screen.queryByText(/^¿Ya tocaste enviar en WhatsApp\?/);

  function show(state: DocumentVisibilityState) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }

  function leaveAndReturn() {
    show('hidden');
    expect(queryQuestion()).not.toBeInTheDocument();
    show('visible');
  }

  beforeEach(() => setUpOpen('Pizza party'));

  it('a visitor who comes back is asked whether the message was sent', async () => {
    leaveAndReturn();
    expect(queryQuestion()).not.toBeInTheDocument();
    fireEvent.click(sheet.link(), { detail: 1 });
    fireEvent.click(sheet.link(), { detail: 2 });
    expect(followed).toHaveLength(1);
    leaveAndReturn();
    expect(queryQuestion()?.closest('[role=status]')).toBeVisible();
    expect(sheet.element()).not.toHaveTextContent(/enviad[oa]|enviaste|mandaste/i);
  });

  it('a visitor who comes back is asked on returning from another window', async () => {
    sheet.send();
    await sheet.close();
    fireEvent.focus(window);
    await sheet.open();
    expect(queryQuestion()).toBeVisible();
  });

  it('a visitor who comes back can open WhatsApp again', async () => {
    sheet.send();
    leaveAndReturn();
    fireEvent.click(screen.getByRole('link', { name: 'Abrir de nuevo' }));
    expect(followed[1]).toEqual(followed[0]);
    expect(queryQuestion()).toBeVisible();
  });

  it.each([
    ['as promised while somebody is there', '2026-11-20T15:00:00Z', 'Respondemos en 48 h'],
    [
      'by the opening hours on a Saturday night',
      '2026-11-22T01:30:00Z',
      'Te respondemos el lunes desde las 10',
    ],
  ])('a visitor who comes back is told when to expect an answer: %s', async (_, now, text) => {
    jest.useFakeTimers({ now: new Date(now) });
    sheet.send();
    leaveAndReturn();
    expect(queryQuestion()).toHaveTextContent(`¿Ya tocaste enviar en WhatsApp? ${text}. Abrir de nuevo`);
  });
});

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
