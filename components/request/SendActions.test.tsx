import { fireEvent, screen, within } from '@testing-library/react';
import { encodeChoice } from '@/lib/menu/choice-code';
import { press, saved, setUpOpen, sheet } from './testing';

const denial = new DOMException('', 'NotAllowedError');
const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText }, share });
});

const copied = () => writeText.mock.calls.map(([text]) => text);
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

const PATH = `/m/${encodeChoice([saved('Pizza party').id, saved('Flan').id])}`;

it('Compartir passes a link with only the options to the share sheet', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/catering' });
  document.title = 'Cotizá tu evento';
  await setUpOpen('Pizza party', 'Flan');
  sheet.fillAll();
  await press('Compartir');
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  await press('Compartir');
  const menu = { title: document.title, url: `http://localhost/catering${PATH}` };
  expect(share.mock.calls).toEqual([[menu], [menu]]);
  expect(copied()).toEqual([]);
  expect(statuses().join()).not.toMatch(/enlace/);
});

it.each([
  ['there is no share sheet', undefined],
  ['the share sheet is denied', share],
])('Compartir copies the link if %s', async (_what, ofBrowser) => {
  share.mockRejectedValue(denial);
  Object.assign(navigator, { share: ofBrowser });
  await setUpOpen('Pizza party', 'Flan');
  await press('Compartir');
  expect(statuses()).toContain('Enlace del menú copiado. Lleva los platos, no las cantidades.');
  expect(copied()).toEqual([`http://localhost${PATH}`]);
  expect(within(sheet.element()).queryByText(`http://localhost${PATH}`)).toBeNull();
  writeText.mockRejectedValue(denial);
  await press('Compartir');
  expect(statuses()).toContain('Tu navegador no nos deja copiarlo. Este es el enlace:');
  expect(within(sheet.element()).getByText(`http://localhost${PATH}`)).toBeVisible();
});

describe('the message in sight', () => {
  const shown = () => screen.getByText('Ver mensaje').parentElement?.querySelector('p');

  beforeEach(async () => {
    await setUpOpen('Pizza party');
    sheet.fill('Tu nombre', 'Ana');
    expect(shown()).not.toBeVisible();
    fireEvent.click(screen.getByText('Ver mensaje'));
  });

  it('Ver mensaje shows the message as WhatsApp does', () => {
    expect(shown()).toBeVisible();
    expect(shown()?.textContent).toBe(sheet.message());
    expect(within(sheet.element()).getByText('Menu principal:').tagName).toBe('STRONG');
  });

  it('Ver mensaje lets the visitor copy it', async () => {
    await press('Copiar');
    expect(copied()).toEqual([sheet.message()]);
    expect(statuses()).toContain('Mensaje copiado.');
    sheet.fill('Tu nombre', 'Eva');
    expect(statuses()).not.toContain('Mensaje copiado.');
  });

  it('Ver mensaje asks the visitor to copy it where the browser does not', async () => {
    // As in a browser that has no clipboard for pages.
    Object.assign(navigator, { clipboard: undefined });
    await press('Copiar');
    expect(statuses()).toContain('Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.');
  });
});

it('there is no print button where the browser cannot print', async () => {
  const { print } = window;
  try {
    Object.assign(window, { print: undefined });
    await setUpOpen('Flan');
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  } finally {
    Object.assign(window, { print });
  }
});
