import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { config } from '@/lib/site/config';
import { SendActions } from './SendActions';
import {
  cancel,
  fill,
  followed,
  message,
  openDetails,
  saved,
  send,
  settle,
  setUpOpen,
  sheet,
  tab,
  tick,
} from './testing';

/** Has the code of the QR code fail to come. */
const mockQrCode = { missing: false };

jest.mock('./QrCode', () => ({
  __esModule: true,
  get QrCode() {
    if (mockQrCode.missing) throw new Error('Loading the chunk failed.');
    return jest.requireActual('./QrCode').QrCode;
  },
}));

beforeEach(() => {
  mockQrCode.missing = false;
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

/** A browser with a share sheet. */
function setUpShare(share: (data: ShareData) => Promise<void>) {
  const mock = jest.fn(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: mock });
  return mock;
}

const denied = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));

const denyClipboard = () => jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(denied);

const button = (name: string) => screen.getByRole('button', { name });
const press = (user: UserEvent, name: string) => user.click(button(name));
const status = (text: string) => screen.findByText(text);

describe('Compartir menú', () => {
  it('hands the link of the menu to the system’s share sheet', async () => {
    const share = setUpShare(() => Promise.resolve());
    const user = await setUpOpen('Pizza party', 'Flan');
    await press(user, 'Compartir menú');
    expect(share).toHaveBeenCalledTimes(1);
    expect(share.mock.calls[0]?.[0].url).toMatch(/^http:\/\/localhost\/m\/1[\w-]{14}$/);
    expect(await navigator.clipboard.readText()).toBe('');
  });

  it('has a link of the chosen options alone: no name, no date, no detail', async () => {
    const share = setUpShare(() => Promise.resolve());
    const user = await setUpOpen('Pizza party');
    await press(user, 'Compartir menú');
    fill('Tu nombre', 'Ana');
    fill('Fecha del evento', '2099-12-03');
    fill('Invitados', '40');
    await press(user, 'Compartir menú');
    expect(share.mock.calls[1]).toEqual(share.mock.calls[0]);
  });

  it('does nothing more when the visitor closes the share sheet', async () => {
    setUpShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
    const user = await setUpOpen('Pizza party');
    await press(user, 'Compartir menú');
    await settle();
    expect(await navigator.clipboard.readText()).toBe('');
    expect(screen.queryByText(/copia/)).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Enlace del menú' })).not.toBeInTheDocument();
  });

  it('copies the link where there is no share sheet', async () => {
    const user = await setUpOpen('Pizza party');
    await press(user, 'Compartir menú');
    expect(await status('Enlace del menú copiado.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/m\/1[\w-]{7}$/);
  });

  it('copies the link where the share sheet is denied', async () => {
    setUpShare(denied);
    const user = await setUpOpen('Pizza party');
    await press(user, 'Compartir menú');
    expect(await status('Enlace del menú copiado.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^http:\/\/localhost\/m\/1[\w-]{7}$/);
  });

  it('shows the link, selected, where both are denied', async () => {
    setUpShare(denied);
    const user = await setUpOpen('Pizza party');
    denyClipboard();
    await press(user, 'Compartir menú');
    expect(await status('Tu navegador no nos deja copiarlo: acá está el enlace.')).toBeVisible();
    const link = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Enlace del menú' });
    expect(link.value).toMatch(/^http:\/\/localhost\/m\/1[\w-]{7}$/);
    expect(link).toHaveAttribute('readonly');
    expect(link).toHaveFocus();
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  });
});

describe('Compartir menú with more options than a link holds', () => {
  it('says so, and copies nothing', async () => {
    const user = userEvent.setup();
    const chosen = Array.from({ length: 501 }, (_, index) => ({
      ...saved('Pizza party'),
      id: `o${String(index).padStart(11, '0')}`,
      priceBefore: undefined,
    }));
    render(
      <SendActions
        sendRef={{ current: null }}
        message="Hola"
        link="https://api.whatsapp.com/send"
        phone="5491100000000"
        chosen={chosen}
        asking={false}
        onSend={() => {}}
        onCancel={() => {}}
      />,
    );
    await press(user, 'Compartir menú');
    expect(await status('Son demasiadas opciones para un enlace.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe('');
  });
});

describe('Copiar mensaje', () => {
  it('copies the message as it is sent', async () => {
    const user = await setUpOpen('Pizza party');
    fill('Tu nombre', 'Ana');
    await press(user, 'Copiar mensaje');
    expect(await status('Mensaje copiado.')).toHaveAttribute('role', 'status');
    expect(await navigator.clipboard.readText()).toBe(message());
  });

  it('no longer says that it was copied once the visitor has changed it', async () => {
    const user = await setUpOpen('Pizza party');
    await press(user, 'Copiar mensaje');
    await status('Mensaje copiado.');
    fill('Tu nombre', 'Ana');
    expect(screen.queryByText('Mensaje copiado.')).not.toBeInTheDocument();
  });

  it('shows the message, selected, where copying is denied', async () => {
    const user = await setUpOpen('Pizza party');
    denyClipboard();
    await press(user, 'Copiar mensaje');
    expect(await status('Tu navegador no nos deja copiarlo: elegí el texto y copialo vos.')).toHaveAttribute(
      'role',
      'status',
    );
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' });
    expect(text).toHaveValue(message());
    expect(text).toHaveFocus();
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
  });
});

describe('Ver mensaje', () => {
  it('shows the message as it is sent, until it is pressed again', async () => {
    const user = await setUpOpen('Pizza party');
    expect(button('Ver mensaje')).toHaveAttribute('aria-expanded', 'false');
    await press(user, 'Ver mensaje');
    expect(button('Ver mensaje')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(message());
    await press(user, 'Ver mensaje');
    expect(screen.queryByRole('textbox', { name: 'Mensaje' })).not.toBeInTheDocument();
  });

  it('shows what is typed meanwhile', async () => {
    const user = await setUpOpen('Pizza party');
    await press(user, 'Ver mensaje');
    fill('Tu nombre', 'Ana');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' }).value).toMatch(
      /^Hola, mi nombre es Ana y/,
    );
  });
});

describe('Código QR', () => {
  const queryCode = () => screen.queryByRole('img', { name: 'Código QR de tu solicitud' });

  it('shows a code when it is asked for, until it is pressed again', async () => {
    const user = await setUpOpen('Pizza party');
    expect(queryCode()).not.toBeInTheDocument();
    await press(user, 'Código QR');
    await settle();
    expect(queryCode()).toBeVisible();
    expect(button('Código QR')).toHaveAttribute('aria-expanded', 'true');
    await press(user, 'Código QR');
    expect(queryCode()).not.toBeInTheDocument();
  });

  it('changes with the message', async () => {
    const user = await setUpOpen('Pizza party');
    await press(user, 'Código QR');
    await settle();
    const before = queryCode()?.innerHTML;
    fill('Tu nombre', 'Ana');
    expect(queryCode()?.innerHTML).not.toBe(before);
  });

  it('is a sentence when the link is too long for a code', async () => {
    const user = await setUpOpen('Pizza party');
    openDetails();
    fill('Comentarios', '🎉'.repeat(500));
    await press(user, 'Código QR');
    await settle();
    expect(queryCode()).not.toBeInTheDocument();
    expect(screen.getByText(/demasiado largo para un código QR/)).toBeVisible();
  });

  it('is a sentence when its code cannot be fetched, until a later try brings it', async () => {
    mockQrCode.missing = true;
    const user = await setUpOpen('Pizza party');
    await press(user, 'Código QR');
    await settle();
    expect(screen.getByText(/No pudimos cargar el código/)).toBeVisible();
    mockQrCode.missing = false;
    await press(user, 'Código QR');
    await press(user, 'Código QR');
    await settle();
    expect(queryCode()).toBeVisible();
    expect(screen.queryByText(/No pudimos cargar/)).not.toBeInTheDocument();
  });
});

describe('who comes back to the page', () => {
  const QUESTION = '¿Ya tocaste enviar en WhatsApp?';
  const question = () => screen.getByText(QUESTION);
  const queryQuestion = () => screen.queryByText(QUESTION);
  const again = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Abrir de nuevo' });

  function show(state: DocumentVisibilityState) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }

  function leaveAndReturn() {
    show('hidden');
    show('visible');
  }

  it('is asked about WhatsApp after a tap on the link, and not before', async () => {
    const user = await setUpOpen('Pizza party');
    leaveAndReturn();
    expect(queryQuestion()).not.toBeInTheDocument();
    await user.click(send());
    show('hidden');
    expect(queryQuestion()).not.toBeInTheDocument();
    show('visible');
    expect(question().closest('[role=status]')).toBeVisible();
  });

  it('is asked on return from a window beside this one', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    fireEvent.focus(window);
    expect(question()).toBeVisible();
  });

  it('is asked after a tap on the link that counted twice', async () => {
    const user = await setUpOpen('Pizza party');
    await user.dblClick(send());
    leaveAndReturn();
    expect(question()).toBeVisible();
  });

  it('is asked when the sheet was closed meanwhile', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    await user.keyboard('{Escape}');
    leaveAndReturn();
    await user.click(tab());
    expect(question()).toBeVisible();
  });

  it('opens the same message again by a link', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    const { href } = send();
    expect(again().href).toBe(href);
    await user.click(again());
    expect(followed.at(-1)).toEqual({ href, target: '_blank', rel: 'noopener noreferrer' });
  });

  it('has the focus on the link below after opening the message again', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    await user.click(again());
    expect(send()).toHaveFocus();
  });

  it('is asked once', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    await user.click(again());
    expect(queryQuestion()).not.toBeInTheDocument();
    leaveAndReturn();
    await user.click(send());
    leaveAndReturn();
    expect(queryQuestion()).not.toBeInTheDocument();
  });

  it('can copy the message instead', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    const copy = screen.getByRole('button', { name: 'Copiar mensaje' });
    expect(question().closest('[role=status]')).toContainElement(copy);
    await user.click(copy);
    expect(await status('Mensaje copiado.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(message());
  });

  it('is never told that something was sent', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    await press(user, 'Copiar mensaje');
    await status('Mensaje copiado.');
    expect(sheet()).not.toHaveTextContent(/enviad[oa]|enviaste|mandaste/i);
  });

  it('is asked anew about the next request, after Cancelar', async () => {
    const user = await setUpOpen('Pizza party');
    await user.click(send());
    leaveAndReturn();
    await user.click(cancel());
    await tick('Flan');
    await user.click(tab());
    expect(queryQuestion()).not.toBeInTheDocument();
    await user.click(send());
    leaveAndReturn();
    expect(question()).toBeVisible();
  });
});

describe('the number', () => {
  it('is there to be read', async () => {
    await setUpOpen('Pizza party');
    expect(within(sheet()).getByText('+54 9 11 0000-0000')).toBeVisible();
  });

  it('is that of the configuration', async () => {
    jest.replaceProperty(config, 'WHATSAPP_PHONE', '5493515550000');
    await setUpOpen('Pizza party');
    expect(within(sheet()).getByText('+54 9 3515550000')).toBeVisible();
  });
});
