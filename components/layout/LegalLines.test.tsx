import { render, screen } from '@testing-library/react';
import { business } from '@/lib/site/business';
import { LegalLines } from './LegalLines';

const everything = {
  name: 'Parrilla del Río S.R.L.',
  cuit: '30-12345678-1',
  consumerOffice: 'https://consumidor.example/reclamos',
  regretButton: 'https://catering.example/arrepentimiento',
  fiscalData: 'https://fiscal.example/?qr=1',
  vatRate: 21,
};

jest.mock('@/lib/site/business', () => ({ business: {} }));

function show(legal: Partial<typeof everything> | undefined) {
  Object.assign(business, { legal });
  return render(<LegalLines />);
}

const PRIVACY = /^Privacidad: este sitio guarda, solo en tu navegador/;

describe('the legal lines', () => {
  it('are none for a business without legal facts', () => {
    expect(show(undefined).container).toBeEmptyDOMElement();
  });

  it('name the business and its CUIT', () => {
    show(everything);
    expect(screen.getByText(/^Parrilla del Río S\.R\.L\./)).toHaveTextContent(
      'Parrilla del Río S.R.L. CUIT 30-12345678-1',
    );
  });

  it.each([
    ['Botón de arrepentimiento', everything.regretButton],
    ['Defensa del consumidor', everything.consumerOffice],
    ['Data fiscal', everything.fiscalData],
  ])('have the link %s, which opens in a new tab', (name, url) => {
    show(everything);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each<[field: keyof typeof everything, text: RegExp]>([
    ['name', /Parrilla/],
    ['cuit', /CUIT/],
    ['regretButton', /arrepentimiento/],
    ['consumerOffice', /consumidor/],
    ['fiscalData', /fiscal/],
  ])('leave out %s where it is not given', (field, text) => {
    const { [field]: _left, ...others } = everything;
    const { container } = show(others);
    expect(container).not.toHaveTextContent(text);
  });

  it('say what the site keeps and sends, whatever else is given', () => {
    const { container } = show({});
    expect(screen.getByText(PRIVACY)).toBeVisible();
    expect(container.querySelectorAll('p, a, li')).toHaveLength(1);
  });
});
