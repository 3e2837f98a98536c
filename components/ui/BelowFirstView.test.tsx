import { fireEvent, render, screen } from '@testing-library/react';
import { renderOnServer } from '@/lib/testing/render-on-server';
import { BelowFirstView } from './BelowFirstView';

/** The text of the page when React first puts it into the document. */
let firstShown: string | null | undefined;

beforeEach(() => {
  firstShown = undefined;
  goBack();
});

function Page() {
  return (
    <main
      ref={(main) => {
        firstShown ??= main?.textContent;
      }}
    >
      <h1>Cotizá tu evento</h1>
      <BelowFirstView>
        <p>El menú</p>
      </BelowFirstView>
    </main>
  );
}

/** Hydrates the server's HTML, after something has changed it, in a new document. */
function hydrate(change: (html: string) => string = (html) => html) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = change(renderOnServer(<Page />));
  const written = screen.getByText('El menú');
  const page = render(<Page />, { container, hydrate: true, onRecoverableError: () => undefined });
  return { written, ...page };
}

/** Leaves a page for another one after what the visitor does. */
function goOnBy(act: () => void) {
  const { rerender } = render(<Page key="first" />);
  act();
  firstShown = undefined;
  rerender(<Page key="second" />);
}

function clickLink(detail: number) {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/eventos';
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { detail });
  link.remove();
}

const tap = () => clickLink(1);
const goBack = () => fireEvent.popState(window);

describe('what is below the first view', () => {
  it('is rendered after it when the visitor has tapped a link', () => {
    goOnBy(tap);
    expect(firstShown).toBe('Cotizá tu evento');
    expect(screen.getByText('El menú')).toBeVisible();
  });

  it('is rendered with it when the visitor goes back', () => {
    goOnBy(() => {
      tap();
      goBack();
    });
    expect(firstShown).toBe('Cotizá tu eventoEl menú');
  });

  it('is rendered with it when the visitor follows a link by the keyboard', () => {
    goOnBy(() => {
      tap();
      clickLink(0);
    });
    expect(firstShown).toBe('Cotizá tu eventoEl menú');
  });

  it('is rendered with it when the visitor has tapped something else since', () => {
    goOnBy(() => {
      tap();
      fireEvent.click(document.body, { detail: 1 });
    });
    expect(firstShown).toBe('Cotizá tu eventoEl menú');
  });

  it('stays in the first page of the document as the server has written it', () => {
    const { written } = hydrate();
    expect(screen.getByText('El menú')).toBe(written);
  });

  it('is rendered with the first view where React renders the first page anew', () => {
    const { written } = hydrate((html) => html.replace('Cotizá', 'Quote'));
    expect(screen.getByText('El menú')).not.toBe(written);
    expect(firstShown).toBe('Cotizá tu eventoEl menú');
  });
});
