import { render, screen, within } from '@testing-library/react';
import { Header } from './Header';

/** Links in the phone menu are found as well. */
const link = (name: string) => screen.getByRole('link', { name, hidden: true });

describe('the header', () => {
  it('leads home by the logo', () => {
    render(<Header />);
    expect(link('Fuego y Masa')).toHaveAttribute('href', '/');
  });

  it.each([
    ['Inicio', '/'],
    ['Cotizar evento', '/eventos'],
  ])('leads by %s to %s', (name, href) => {
    render(<Header />);
    const navigation = screen.getByRole('navigation', { name: 'Principal', hidden: true });
    expect(within(navigation).getByRole('link', { name, hidden: true })).toHaveAttribute('href', href);
  });

  it('leads to a WhatsApp chat in a new tab', () => {
    render(<Header />);
    expect(link('WhatsApp').getAttribute('href')).toMatch(
      /^https:\/\/api\.whatsapp\.com\/send\?phone=5491100000000&text=Hola/,
    );
    expect(link('WhatsApp')).toHaveAttribute('target', '_blank');
    expect(link('WhatsApp')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has no link for what the business has not', () => {
    render(<Header />);
    expect(screen.queryByRole('link', { name: 'Instagram', hidden: true })).not.toBeInTheDocument();
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  });

  it('has a button for the phone menu, which works without scripts', () => {
    render(<Header />);
    const navigation = screen.getByRole('navigation', { name: 'Principal', hidden: true });
    expect(navigation).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('popovertarget', navigation.id);
  });

  it('lets the keyboard skip it', () => {
    render(<Header />);
    expect(screen.getAllByRole('link')[0]).toBe(link('Saltar al contenido'));
    expect(link('Saltar al contenido')).toHaveAttribute('href', '#contenido');
  });
});
