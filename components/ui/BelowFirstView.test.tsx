import { render, screen } from '@testing-library/react';
import { environment } from '@/lib/browser/environment';
import { renderOnServer } from '@/lib/testing/render-on-server';
import { BelowFirstView } from './BelowFirstView';

/** What is in the page when it first changes. */
let firstShown: string | null | undefined;

beforeEach(() => {
  firstShown = undefined;
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

describe('what is below the first view', () => {
  it('is rendered after it where the visitor comes by a link of the site', () => {
    environment.hasShownPage = true;
    render(<Page />);
    expect(firstShown).toBe('Cotizá tu evento');
    expect(screen.getByText('El menú')).toBeVisible();
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

  it('is rendered after it on the page that follows the first one', () => {
    const { unmount } = hydrate();
    unmount();
    firstShown = undefined;
    render(<Page />);
    expect(firstShown).toBe('Cotizá tu evento');
  });
});
