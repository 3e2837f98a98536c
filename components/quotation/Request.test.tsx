import { fireEvent, screen } from '@testing-library/react';
import { loadCart } from '@/lib/browser/cart';
import { filledIn, followed, press, saved, setUpOpen, sheet, tab, tick, ticked } from './testing';

describe('Cancelar', () => {
  const queryNotice = () => screen.queryByText('Cancelaste la solicitud.');
  const title = () => screen.getByRole('heading', { name: 'Diseñá tu menú.' });

  async function setUpCancelled() {
    await setUpOpen('Pizza party', 'Flan');
    sheet.fillAll();
    await press('Cancelar');
  }

  it('empties the menu, the saved menu and the fields at once, and says so in a notice that has the focus', async () => {
    await setUpCancelled();
    expect(ticked()).toEqual([]);
    expect(loadCart()).toEqual([]);
    expect(sheet.isOpen()).toBe(false);
    expect(tab()).not.toBeInTheDocument();
    expect(queryNotice()?.closest('[role=status]')).toHaveFocus();
    await tick('Pizza party');
    expect(tab()).toHaveAttribute('aria-expanded', 'false');
    await sheet.open();
    expect(sheet.fields()).toEqual(filledIn.map(([label]) => [label, '']));
    expect(sheet.included()).toEqual(['Pizza party $11.900']);
  });

  it('can be undone: ticks, saved menu and fields come back, besides what was ticked meanwhile', async () => {
    await setUpCancelled();
    await tick('Gaseosas', 'Flan');
    await press('Deshacer');
    expect(queryNotice()).not.toBeInTheDocument();
    expect(title()).toHaveFocus();
    expect(ticked()).toEqual(['Pizza party', 'Flan', 'Gaseosas & agua']);
    expect(loadCart()).toEqual([saved('Pizza party'), saved('Flan'), saved('Gaseosas & agua')]);
    await sheet.open();
    expect(sheet.fields()).toEqual(filledIn);
  });

  it('stays done when its notice is closed', async () => {
    await setUpCancelled();
    await press('Cerrar el aviso');
    expect(queryNotice()).not.toBeInTheDocument();
    expect(title()).toHaveFocus();
    expect(ticked()).toEqual([]);
  });

  it('can no longer be undone once the sheet has been opened again', async () => {
    await setUpCancelled();
    await tick('Flan');
    await sheet.open();
    await sheet.close();
    expect(queryNotice()).not.toBeInTheDocument();
  });
});

describe('who comes back to the page', () => {
  const queryQuestion = () => screen.queryByText('¿Ya tocaste enviar en WhatsApp?');
  const again = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir de nuevo' });

  function show(state: DocumentVisibilityState) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }

  function leaveAndReturn() {
    show('hidden');
    expect(queryQuestion()).not.toBeInTheDocument();
    show('visible');
  }

  it('is asked after a tap on the link whether the message was sent, and not before', async () => {
    await setUpOpen('Pizza party');
    leaveAndReturn();
    expect(queryQuestion()).not.toBeInTheDocument();
    sheet.send();
    leaveAndReturn();
    expect(queryQuestion()?.closest('[role=status]')).toBeVisible();
    expect(sheet.element()).not.toHaveTextContent(/enviad[oa]|enviaste|mandaste/i);
  });

  it('is asked on the return from a window beside this one, also when the sheet was closed meanwhile', async () => {
    await setUpOpen('Pizza party');
    sheet.send();
    await sheet.close();
    fireEvent.focus(window);
    await sheet.open();
    expect(queryQuestion()).toBeVisible();
  });

  it('is asked after two taps on the link, of which the second opens nothing', async () => {
    await setUpOpen('Pizza party');
    fireEvent.click(sheet.link(), { detail: 1 });
    fireEvent.click(sheet.link(), { detail: 2 });
    expect(followed).toHaveLength(1);
    sheet.send();
    leaveAndReturn();
    expect(queryQuestion()).toBeVisible();
  });

  it('is asked once, and opens the same message again by a link', async () => {
    await setUpOpen('Pizza party');
    sheet.send();
    leaveAndReturn();
    fireEvent.click(again());
    expect(followed[1]).toEqual(followed[0]);
    expect(queryQuestion()).not.toBeInTheDocument();
    expect(sheet.link()).toHaveFocus();
    leaveAndReturn();
    sheet.send();
    leaveAndReturn();
    expect(queryQuestion()).not.toBeInTheDocument();
  });

  it('is asked anew about the next request, after Cancelar', async () => {
    await setUpOpen('Pizza party');
    sheet.send();
    leaveAndReturn();
    await press('Cancelar');
    await tick('Flan');
    await sheet.open();
    expect(queryQuestion()).not.toBeInTheDocument();
    sheet.send();
    leaveAndReturn();
    expect(queryQuestion()).toBeVisible();
  });
});
