import { render, screen } from '@testing-library/react';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { LegalLines } from './LegalLines';

const legalName = 'Parrilla del Río S.R.L.';
const cuit = '30-12345678-1';
const consumerOffice = 'https://consumidor.example/reclamos';
const regretButton = 'https://catering.example/arrepentimiento';
const fiscalData = 'https://fiscal.example/?qr=1';

jest.mock('@/lib/site/config', () => ({ config: { COUNTS: false } }));

function show(legal: Partial<Facts>) {
  return render(<LegalLines {...sampleFacts} {...legal} />).container;
}

it('the legal lines are absent for a business without legal facts', () => {
  expect(show({})).toBeEmptyDOMElement();
});

it('the legal lines say what is counted if the site counts', () => {
  jest.replaceProperty(config, 'COUNTS', true);
  expect(show({})).toHaveTextContent('Contamos visitas y pedidos por día, sin datos tuyos.');
  jest.restoreAllMocks();
});

it('the legal lines mention the owner’s draft where there is an answer page', () => {
  expect(show({ cuit, answerPage: true })).toHaveTextContent(
    'el borrador de tu respuesta por 30 días. No usa',
  );
});

it('the legal lines open their links in a new tab', () => {
  show({ legalName, cuit, consumerOffice, regretButton, fiscalData });
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, href, target }) => [textContent, href, target])).toEqual([
    ['Botón de arrepentimiento', regretButton, '_blank'],
    ['Defensa del consumidor', consumerOffice, '_blank'],
    ['Data fiscal', fiscalData, '_blank'],
  ]);
});

it.each([
  [{ legalName, cuit }, [`${legalName} CUIT ${cuit}`]],
  [{ legalName }, [legalName]],
  [{ cuit, fiscalData }, [`CUIT ${cuit}`, 'Data fiscal']],
  [{ vatRate: 21 }, []],
])('the legal lines state these facts before the privacy note: %j', (legal, lines) => {
  const texts = Array.from(show(legal).querySelectorAll('p, li'), ({ textContent }) => textContent?.trim());
  const privacy = expect.stringMatching(/^Privacidad: este sitio guarda, solo en tu navegador/);
  expect(texts).toEqual([...lines, privacy]);
});
