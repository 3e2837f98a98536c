import { screen } from '@testing-library/react';
import { encodeMenu } from '@/lib/quotation/menu-code';
import { press, saved, setUpOpen, sheet } from './testing';

const reject = (name: string) => () => Promise.reject(new DOMException('', name));
const writeText = jest.fn<Promise<void>, [string]>();
const share = jest.fn<Promise<void>, [ShareData]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
});

afterEach(() => {
  delete process.env.BASE_PATH;
});

const copied = () => writeText.mock.calls.map(([text]) => text);
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const textBox = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

/** Expects a text that the visitor can copy by hand. */
function expectSelected(name: string, text: string | null) {
  const { value, readOnly, selectionStart, selectionEnd } = textBox(name);
  expect({ value, readOnly, selected: value.slice(selectionStart, selectionEnd) }).toEqual({
    value: text,
    readOnly: true,
    selected: text,
  });
  expect(textBox(name)).toHaveFocus();
}

describe('Compartir menú', () => {
  const LINK = `http://localhost/m/${encodeMenu([saved('Pizza party').id, saved('Flan').id])}`;

  it.each([
    ['when it takes it', () => Promise.resolve()],
    ['when the visitor closes it', reject('AbortError')],
  ])(
    'gives a link of the options alone to the system’s share sheet, and is done %s',
    async (_what, answer) => {
      share.mockImplementation(answer);
      await setUpOpen('Pizza party', 'Flan');
      sheet.fillAll();
      await press('Compartir menú');
      expect(share.mock.calls).toEqual([[{ title: '', url: LINK }]]);
      expect(copied()).toEqual([]);
      expect(statuses().join()).not.toMatch(/enlace/);
    },
  );

  it.each([
    ['there is no share sheet', undefined],
    ['the share sheet is denied', share],
  ])('copies the link where %s', async (_what, shareOfBrowser) => {
    share.mockImplementation(reject('NotAllowedError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: shareOfBrowser });
    await setUpOpen('Pizza party', 'Flan');
    await press('Compartir menú');
    expect(statuses()).toContain('Enlace del menú copiado.');
    expect(copied()).toEqual([LINK]);
  });

  it('shows the link, selected, where both are denied', async () => {
    share.mockImplementation(reject('NotAllowedError'));
    writeText.mockImplementation(reject('NotAllowedError'));
    await setUpOpen('Pizza party', 'Flan');
    await press('Compartir menú');
    expect(statuses()).toContain('Tu navegador no nos deja copiarlo: acá está el enlace.');
    expectSelected('Enlace del menú', LINK);
  });

  it('gives a link below the base path of the site', async () => {
    process.env.BASE_PATH = '/catering';
    await setUpOpen('Pizza party');
    await press('Compartir menú');
    expect(share.mock.calls[0]?.[0].url).toMatch(/^http:\/\/localhost\/catering\/m\/1\w{7}$/);
  });
});

describe('Copiar mensaje', () => {
  it('copies the message as it is sent, and says so until the visitor changes it', async () => {
    await setUpOpen('Pizza party');
    sheet.fill('Tu nombre', 'Ana');
    await press('Copiar mensaje');
    expect(copied()).toEqual([sheet.message()]);
    expect(statuses()).toContain('Mensaje copiado.');
    sheet.fill('Tu nombre', 'Eva');
    expect(statuses()).not.toContain('Mensaje copiado.');
  });

  it('shows the message, selected, where copying is denied', async () => {
    writeText.mockImplementation(reject('NotAllowedError'));
    await setUpOpen('Pizza party');
    await press('Copiar mensaje');
    expect(statuses()).toContain('Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.');
    expectSelected('Mensaje', sheet.message());
  });
});

it('Ver mensaje shows what would be sent, until it is pressed again', async () => {
  await setUpOpen('Pizza party');
  await press('Ver mensaje');
  sheet.fill('Tu nombre', 'Ana');
  expect(sheet.message()).toContain('Ana');
  expect(textBox('Mensaje').value).toBe(sheet.message());
  const button = screen.getByRole('button', { name: 'Ver mensaje', expanded: true });
  await press('Ver mensaje');
  expect(screen.queryByRole('textbox', { name: 'Mensaje' })).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('Código QR', () => {
  const queryCode = () => screen.queryByRole('img', { name: 'Código QR de tu solicitud' });

  it('shows a code of the message, until it is pressed again', async () => {
    await setUpOpen('Pizza party');
    await press('Código QR');
    const before = queryCode()?.innerHTML;
    expect(before).toContain('<path');
    sheet.fill('Tu nombre', 'Ana');
    expect(queryCode()?.innerHTML).not.toBe(before);
    await press('Código QR');
    expect(queryCode()).not.toBeInTheDocument();
  });

  it('is a sentence when the message is too long for a code', async () => {
    await setUpOpen('Pizza party');
    sheet.fill('Comentarios', '🎉'.repeat(500));
    await press('Código QR');
    expect(queryCode()).not.toBeInTheDocument();
    expect(screen.getByText(/demasiado largo para un código QR/)).toBeVisible();
  });
});
