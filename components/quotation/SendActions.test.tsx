import { screen } from '@testing-library/react';
import { encodeMenu } from '@/lib/quotation/menu-code';
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
const textBox = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Expects a text that the visitor can copy by hand. */
function expectSelected(name: string, text: string | null) {
  const { value, readOnly, selectionStart, selectionEnd } = textBox(name);
  expect([value, readOnly, value.slice(selectionStart, selectionEnd)]).toEqual([text, true, text]);
  expect(textBox(name)).toHaveFocus();
}

describe('Compartir menú', () => {
  const PATH = `/m/${encodeMenu([saved('Pizza party').id, saved('Flan').id])}`;

  it('passes a link with only the options to the share sheet', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/catering' });
    document.title = 'Cotizá tu evento';
    await setUpOpen('Pizza party', 'Flan');
    sheet.fillAll();
    await press('Compartir menú');
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    await press('Compartir menú');
    const menu = { title: document.title, url: `http://localhost/catering${PATH}` };
    expect(share.mock.calls).toEqual([[menu], [menu]]);
    expect(copied()).toEqual([]);
    expect(statuses().join()).not.toMatch(/enlace/);
  });

  it.each([
    ['there is no share sheet', undefined],
    ['the share sheet is denied', share],
  ])('copies the link if %s', async (_what, ofBrowser) => {
    share.mockRejectedValue(denial);
    Object.assign(navigator, { share: ofBrowser });
    await setUpOpen('Pizza party', 'Flan');
    await press('Compartir menú');
    expect(statuses()).toContain('Enlace del menú copiado. Lleva los platos, no las cantidades.');
    expect(copied()).toEqual([`http://localhost${PATH}`]);
    expect(screen.queryByRole('textbox', { name: 'Enlace del menú' })).not.toBeInTheDocument();
    writeText.mockRejectedValue(denial);
    await press('Compartir menú');
    expect(statuses()).toContain('Tu navegador no nos deja copiarlo: acá está el enlace.');
    expectSelected('Enlace del menú', `http://localhost${PATH}`);
  });
});

it('Copiar mensaje copies the message, or shows it if copying is denied', async () => {
  await setUpOpen('Pizza party');
  sheet.fill('Tu nombre', 'Ana');
  await press('Más');
  await press('Copiar mensaje');
  expect(copied()).toEqual([sheet.message()]);
  expect(statuses()).toContain('Mensaje copiado.');
  sheet.fill('Tu nombre', 'Eva');
  expect(statuses()).not.toContain('Mensaje copiado.');
  // As in a browser that has no clipboard for pages.
  Object.assign(navigator, { clipboard: undefined });
  await press('Copiar mensaje');
  expect(statuses()).toContain('Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.');
  expectSelected('Mensaje', sheet.message());
});

describe('Ver mensaje', () => {
  const bubble = () => screen.queryByRole('region', { name: 'Mensaje' });

  beforeEach(async () => {
    await setUpOpen('Pizza party');
    await press('Más');
    await press('Ver mensaje');
  });

  it('shows the message as WhatsApp does', () => {
    sheet.fill('Tu nombre', 'Ana');
    expect(bubble()?.querySelector('p')?.textContent).toBe(sheet.message());
    expect(screen.getByText('Menu principal:').tagName).toBe('STRONG');
  });

  it('hides it at the next press', async () => {
    const button = screen.getByRole('button', { name: 'Ver mensaje', expanded: true });
    await press('Ver mensaje');
    expect(bubble()).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

it('in a wide window a code of the message is in sight', async () => {
  const code = () => screen.queryByRole('img', { name: 'Código QR de tu solicitud' });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await setUpOpen('Pizza party');
  const before = code()?.innerHTML;
  // A dark corner of the code within four light modules: https://www.qrcode.com/en/howto/code.html
  expect(before).toContain('<path d="M4 4h1');
  sheet.fill('Tu nombre', 'Ana');
  expect(code()?.innerHTML).not.toBe(before);
  sheet.fill('Comentarios', '🎉'.repeat(500));
  expect(code()).not.toBeInTheDocument();
});

it('there is no print button where the browser cannot print', async () => {
  const { print } = window;
  try {
    Object.assign(window, { print: undefined });
    await setUpOpen('Flan');
    await press('Más');
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  } finally {
    Object.assign(window, { print });
  }
});
