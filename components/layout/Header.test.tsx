import { render, screen, within } from '@testing-library/react';
import { Header } from './Header';

/** Also finds links in the closed phone menu. */
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

describe('the header', () => {
  it('has the logo as a link to the home page', () => {
    render(<Header />);
    expect(link('Fuego y Masa')).toHaveAttribute('href', '/');
  });

  it.each([
    ['Inicio', '/'],
    ['Cotizar evento', '/eventos'],
  ])('has the link %s to %s', (name, href) => {
    render(<Header />);
    const navigation = screen.getByRole('navigation', { name: 'Principal', hidden: true });
    expect(within(navigation).getByRole('link', { name, hidden: true })).toHaveAttribute('href', href);
  });

  it('has a link that opens a WhatsApp chat in a new tab', () => {
    render(<Header />);
    expect(link('WhatsApp').getAttribute('href')).toMatch(
      /^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/,
    );
    expect(link('WhatsApp')).toHaveAttribute('target', '_blank');
    expect(link('WhatsApp')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leaves out links that are not configured', () => {
    render(<Header />);
    expect(screen.queryByRole('link', { name: 'Instagram', hidden: true })).not.toBeInTheDocument();
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  });

  it('has a button that opens the phone menu without scripts', () => {
    render(<Header />);
    const navigation = screen.getByRole('navigation', { name: 'Principal', hidden: true });
    expect(navigation).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('popovertarget', navigation.id);
  });

  it('starts with a link that skips it', () => {
    render(<Header />);
    expect(screen.getAllByRole('link')[0]).toBe(link('Saltar al contenido'));
    expect(link('Saltar al contenido')).toHaveAttribute('href', '#contenido');
  });
});
