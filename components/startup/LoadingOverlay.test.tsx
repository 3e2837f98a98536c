import { render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LoadingOverlay } from './LoadingOverlay';

const overlay = (
  <LoadingOverlay>
    <span>Fuego y Masa</span>
  </LoadingOverlay>
);

function setUpServed() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(overlay);
  return container;
}

describe('the loading overlay', () => {
  afterEach(() => document.body.replaceChildren());

  it('covers the page with the logo in the server’s HTML', () => {
    const container = setUpServed();
    expect(within(container).getByText('Fuego y Masa')).toBeVisible();
  });

  it('is hidden from screen readers, which can read the page behind it', () => {
    const container = setUpServed();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('is removed once the page has hydrated', () => {
    const container = setUpServed();
    render(overlay, { container, hydrate: true });
    expect(container).toBeEmptyDOMElement();
  });
});
