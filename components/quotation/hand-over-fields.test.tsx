import { fireEvent, render, screen } from '@testing-library/react';
import { handOverFields, takeFields } from './hand-over-fields';
import { noFields } from './request-fields';

const typed = { ...noFields, name: 'Ana', comments: 'Sin picante' };
const { documentElement } = document;

/** A press that leaves the document, or would without a router, as far as jsdom can: it navigates nowhere. */
function press(name: string, init?: MouseEventInit) {
  fireEvent.click(screen.getByRole('link', { name }), init);
}

const leave = () => fireEvent(window, new Event('pagehide'));

beforeEach(() => {
  window.history.replaceState(null, '', '/eventos');
  delete documentElement.dataset.outdated;
  handOverFields(() => typed);
  render(
    <>
      <p>Menú</p>
      <a href="/">Inicio</a>
      <a href="/eventos">Cotizar evento</a>
      <a href="/" target="_blank" rel="noopener">
        Otra pestaña
      </a>
      <a href="https://site.example">Otro sitio</a>
    </>,
  );
  const stay = (event: Event) => event.preventDefault();
  for (const link of screen.getAllByRole('link')) link.addEventListener('click', stay);
  fireEvent.popState(window);
});

afterEach(takeFields);

it('hands the fields over when a link within the site leaves the document', () => {
  press('Inicio');
  leave();
  expect(takeFields()).toEqual(typed);
});

it('hands them over when the visitor has tapped the page while the next one was on its way', () => {
  press('Inicio');
  fireEvent.click(screen.getByText('Menú'));
  leave();
  expect(takeFields()).toEqual(typed);
});

it('hands them over when an outdated page is left by a link to itself', () => {
  documentElement.dataset.outdated = '';
  press('Cotizar evento');
  leave();
  expect(takeFields()).toEqual(typed);
});

it.each([
  ['by itself', () => undefined],
  ['after a link to itself', () => press('Cotizar evento')],
  ['by a link to another site', () => press('Otro sitio')],
  ['after a link that opens another tab', () => press('Otra pestaña')],
  ['after a link was opened in another tab with Ctrl', () => press('Inicio', { ctrlKey: true })],
  ['after a link was opened in another tab with Cmd', () => press('Inicio', { metaKey: true })],
  ['after a link was opened in another window with Shift', () => press('Inicio', { shiftKey: true })],
  ['after a link was downloaded with Alt', () => press('Inicio', { altKey: true })],
  [
    'by a link to another site, after one of this site whose page did not come',
    () => {
      press('Inicio');
      press('Otro sitio');
    },
  ],
  [
    'after the visitor has come back from another page without leaving the document',
    () => {
      press('Inicio');
      window.history.pushState(null, '', '/');
      window.history.replaceState(null, '', '/eventos');
      fireEvent.popState(window);
    },
  ],
])('leaves nothing behind when the document is left %s', (_, act) => {
  act();
  leave();
  expect(sessionStorage).toHaveLength(0);
});
