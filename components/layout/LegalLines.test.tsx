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

  it('name the business and its CUIT, and link in a new tab', () => {
    show(everything);
    expect(screen.getByText(/^Parrilla/)).toHaveTextContent('Parrilla del Río S.R.L. CUIT 30-12345678-1');
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
      ['Botón de arrepentimiento', everything.regretButton, '_blank'],
      ['Defensa del consumidor', everything.consumerOffice, '_blank'],
      ['Data fiscal', everything.fiscalData, '_blank'],
    ]);
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
