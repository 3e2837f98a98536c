import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatLauncher } from './ChatLauncher';
import { ChatPanel, type ChatPanelProps } from './ChatPanel';
import { ChatWidget } from './ChatWidget';

const SEND_LINK = 'https://api.whatsapp.com/send?phone=5491100000000&text=';
const WELCOME = /Contanos qué estás festejando/;

/** The links that were clicked, with what the browser would have opened. */
let followed: { href: string; target: string; rel: string }[];

function recordLink(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.href === '' || event.defaultPrevented) return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:05:00Z') });
  followed = [];
  document.addEventListener('click', recordLink);
});

afterEach(() => {
  document.removeEventListener('click', recordLink);
  jest.useRealTimers();
});

function setUp(props: Partial<ComponentProps<typeof ChatLauncher>> = {}) {
  const playSound = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <>
      <button type="button">Armá tu menú</button>
      <p>Nuestros eventos</p>
      <ChatLauncher
        accountName="Fuego y Masa"
        welcome="¡Hola! Contanos qué estás festejando y te ayudamos a armar el menú."
        phone="5491100000000"
        plainLink={`${SEND_LINK}Hola`}
        icon={<svg aria-hidden="true" />}
        playSound={playSound}
        {...props}
      />
    </>,
  );
  return { user, playSound };
}

const launcher = () => screen.getByRole('button', { name: /^Chatear por WhatsApp/ });
const plainLink = () => screen.getByRole('link', { name: 'Chatear por WhatsApp' });
const input = () => screen.getByPlaceholderText('Escribe un mensaje...');
const send = () => screen.getByRole('link', { name: 'Enviar' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function setUpOpen(props: Partial<ComponentProps<typeof ChatLauncher>> = {}) {
  const { user, playSound } = setUp(props);
  await user.click(launcher());
  return { user, playSound, dialog: await screen.findByRole('dialog') };
}

/** Presses Esc when the panel is mounted but not painted: the layout effects of a parent run after those of its children. */
function PanelWithEarlyEscape(props: ChatPanelProps) {
  useLayoutEffect(() => {
    if (props.open) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  }, [props.open]);
  return <ChatPanel {...props} />;
}

describe('the launcher', () => {
  it('is a WhatsApp link in the server HTML', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<ChatWidget />);
    const link = within(html).getByRole('link', { name: 'Chatear por WhatsApp' });
    expect(link).toHaveAttribute('href', greetingLink());
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('has neither panel nor time in the server HTML', () => {
    const html = renderToString(<ChatWidget />);
    expect(html).not.toContain('dialog');
    expect(html).not.toMatch(/\d\d:\d\d/);
  });

  it('is a collapsed button once hydrated', () => {
    setUp();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('stays the element of the server HTML, so that neither a press nor the focus on it is lost', async () => {
    const consoleError = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ChatWidget />);
    const link = within(container).getByRole('link');
    link.focus();
    render(<ChatWidget />, { container, hydrate: true });
    expect(launcher()).toBe(link);
    expect(launcher()).toHaveFocus();
    await wait(0);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
    container.remove();
  });

  it('names the panel it controls', async () => {
    const { dialog } = await setUpOpen();
    expect(launcher()).toHaveAttribute('aria-controls', dialog.id);
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['the pointer enters it', () => fireEvent.pointerEnter(launcher())],
    ['a finger touches it', () => fireEvent.touchStart(launcher())],
    ['it receives the focus', () => act(() => launcher().focus())],
    ['it is clicked', () => fireEvent.click(launcher())],
  ])('fetches the panel when %s, not before', async (_when, showInterest) => {
    const loadPanel = jest.fn(async () => ChatPanel);
    setUp({ loadPanel });
    await wait(120_000);
    expect(loadPanel).not.toHaveBeenCalled();
    showInterest();
    await wait(0);
    expect(loadPanel).toHaveBeenCalledTimes(1);
  });

  it('fetches the panel once for several of these events', async () => {
    const loadPanel = jest.fn(async () => ChatPanel);
    const { user } = await setUpOpen({ loadPanel });
    await user.unhover(launcher());
    await user.hover(launcher());
    expect(loadPanel).toHaveBeenCalledTimes(1);
  });

  it('does not open before it is clicked', async () => {
    const { user } = setUp();
    await user.hover(launcher());
    await wait(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['Enter', ' '])('opens the chat with the key %j', async (key) => {
    const { user } = setUp();
    await user.tab();
    await user.tab();
    expect(launcher()).toHaveFocus();
    await user.keyboard(`{${key}}`);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(followed).toEqual([]);
  });

  it('does not scroll the page with Space', () => {
    setUp();
    expect(fireEvent.keyDown(launcher(), { key: ' ' })).toBe(false);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'is a link for a click with %s, which asks for a new tab or window',
    async (key) => {
      setUp();
      fireEvent.click(launcher(), { [key]: true });
      await wait(0);
      expect(followed.map(({ href }) => href)).toEqual([`${SEND_LINK}Hola`]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  it('has aria-expanded="false" while the panel is loading', async () => {
    const { user } = setUp({ loadPanel: () => new Promise(() => undefined) });
    await user.click(launcher());
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('when the code of the panel cannot be fetched', () => {
  const offline = () =>
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('offline')), 500);
    });

  it('requests it a second time', async () => {
    const loadPanel = jest.fn<Promise<typeof ChatPanel>, []>(async () => ChatPanel);
    loadPanel.mockImplementationOnce(offline);
    await setUpOpen({ loadPanel });
    expect(loadPanel).toHaveBeenCalledTimes(2);
    expect(followed).toEqual([]);
  });

  it('opens WhatsApp once if the visitor has clicked', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.click(launcher());
    await wait(120_000);
    expect(followed).toEqual([{ href: `${SEND_LINK}Hola`, target: '_blank', rel: 'noopener noreferrer' }]);
  });

  it('is a link again, which has the focus', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.click(launcher());
    await wait(1_000);
    expect(plainLink()).toHaveAttribute('href', `${SEND_LINK}Hola`);
    expect(plainLink()).toHaveFocus();
  });

  it('opens nothing if the pointer has only entered the launcher', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.hover(launcher());
    await wait(1_000);
    expect(plainLink()).not.toHaveFocus();
    expect(followed).toEqual([]);
  });
});

describe('the dialog', () => {
  it('is labelled by its title and shows the name of the business', async () => {
    const { dialog } = await setUpOpen();
    expect(dialog).toHaveAccessibleName('Hola! Cómo podemos ayudarte?');
    expect(within(dialog).getByRole('heading', { name: 'Hola! Cómo podemos ayudarte?' })).toBeVisible();
    expect(within(dialog).getByText('Fuego y Masa')).toBeVisible();
  });

  it('moves the focus to its input', async () => {
    await setUpOpen();
    expect(input()).toHaveFocus();
  });

  it('has an input with a name of its own', async () => {
    await setUpOpen();
    expect(screen.getByRole('textbox', { name: 'Tu mensaje' })).toBe(input());
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar el chat' }))],
    ['the toggle', () => userEvent.click(launcher())],
  ])('closes with %s and gives the focus back', async (_means, dismiss) => {
    await setUpOpen();
    jest.useRealTimers();
    await dismiss();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
    expect(launcher()).toHaveFocus();
  });

  it('restores the focus when Esc is pressed before it is painted', async () => {
    const { user } = setUp({ loadPanel: async () => PanelWithEarlyEscape });
    await user.click(launcher());
    expect(await screen.findByRole('dialog', { hidden: true })).not.toBeVisible();
    expect(launcher()).toHaveFocus();
  });

  it('closes with Esc wherever the focus is', async () => {
    const { user } = await setUpOpen();
    act(() => screen.getByRole('button', { name: 'Armá tu menú' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open when Esc is pressed in an input method', async () => {
    await setUpOpen();
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes when the visitor clicks outside', async () => {
    const { user } = await setUpOpen();
    await user.click(screen.getByText('Nuestros eventos'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).not.toHaveFocus();
  });

  it('leaves the focus on what the visitor has clicked', async () => {
    const { user } = await setUpOpen();
    await user.click(screen.getByRole('button', { name: 'Armá tu menú' }));
    expect(screen.getByRole('button', { name: 'Armá tu menú' })).toHaveFocus();
  });

  it('does not move the focus when the visitor starts to scroll the page', async () => {
    const { user } = await setUpOpen();
    await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Nuestros eventos') });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).not.toHaveFocus();
  });

  it('does not handle Esc while it is closed', async () => {
    const { user } = await setUpOpen();
    await user.keyboard('{Escape}');
    act(() => screen.getByRole('button', { name: 'Armá tu menú' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Armá tu menú' })).toHaveFocus();
  });

  it('stays open when the visitor clicks inside', async () => {
    const { user, dialog } = await setUpOpen();
    await user.click(within(dialog).getByRole('heading'));
    expect(dialog).toBeVisible();
  });

  it('is out of the tab order while it is closed', async () => {
    const { user } = await setUpOpen();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to its input and keeps its text when it is reopened', async () => {
    const { user } = await setUpOpen();
    await user.keyboard('Somos 80{Escape}');
    await user.click(launcher());
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('Somos 80');
  });

  it('opens when the launcher is clicked again while its code is loading', async () => {
    let arrive: (panel: typeof ChatPanel) => void = () => undefined;
    const loadPanel = () =>
      new Promise<typeof ChatPanel>((resolve) => {
        arrive = resolve;
      });
    const { user } = setUp({ loadPanel });
    await user.click(launcher());
    await user.click(launcher());
    await act(async () => arrive(ChatPanel));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the welcome message', () => {
  it('appears after two seconds of the typing indicator', async () => {
    await setUpOpen();
    await wait(1_900);
    expect(screen.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
    expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
    await wait(100);
    expect(screen.getByText(WELCOME)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Escribiendo…' })).not.toBeInTheDocument();
  });

  it('is added to a log, so that screen readers announce it', async () => {
    await setUpOpen();
    const log = screen.getByRole('log');
    await wait(2_000);
    expect(screen.getByRole('log')).toBe(log);
    expect(within(log).getByText(WELCOME)).toBeVisible();
  });

  it('has the time at which it appeared, in Buenos Aires', async () => {
    const { dialog } = await setUpOpen({ now: () => new Date('2026-11-21T02:07:59Z') });
    await wait(2_000);
    expect(within(dialog).getByText('23:07')).toBeVisible();
  });

  it('writes the hour after midnight as 00', async () => {
    const { dialog } = await setUpOpen({ now: () => new Date('2026-11-21T03:04:00Z') });
    await wait(2_000);
    expect(within(dialog).getByText('00:04')).toBeVisible();
  });

  it('has the time when it appears, not when the page loads', async () => {
    const { user } = setUp();
    await wait(3_600_000);
    await user.click(launcher());
    await screen.findByRole('dialog');
    await wait(2_000);
    expect(screen.getByText('20:05')).toBeVisible();
  });

  it('is shown at once, with its first time, when the chat is reopened', async () => {
    const { user } = await setUpOpen();
    await wait(2_000);
    await user.click(launcher());
    await wait(600_000);
    await user.click(launcher());
    expect(screen.getByText(WELCOME)).toBeVisible();
    expect(screen.getByText('19:05')).toBeVisible();
  });
});

describe('the opening hours', () => {
  const OPEN = 'ahora estamos, escribinos';
  const CLOSED = 'ahora cerrado, te respondemos el lunes desde las 10';

  /** The tests begin at 19:05 of a Friday in Buenos Aires. */
  const hours = [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '20:00' },
  ] as const;

  it('tell in the chat whether somebody is there now', async () => {
    const { dialog } = await setUpOpen({ hours });
    expect(within(dialog).getByText(OPEN)).toBeVisible();
  });

  it('are not mentioned when the business has given none', async () => {
    const { dialog } = await setUpOpen();
    expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
    expect(dialog).not.toHaveAttribute('aria-describedby');
  });

  it.each([
    ['a closing', '2026-11-20T22:58:30Z', OPEN, CLOSED],
    ['an opening', '2026-11-23T12:58:30Z', 'ahora cerrado, te respondemos hoy desde las 10', OPEN],
  ])('are followed to the minute while the chat stays open over %s', async (_change, time, before, after) => {
    jest.setSystemTime(new Date(time));
    const { dialog } = await setUpOpen({ hours });
    await wait(90_000 - 1);
    expect(within(dialog).getByRole('status')).toHaveTextContent(before);
    await wait(1);
    expect(within(dialog).getByRole('status')).toHaveTextContent(after);
  });

  it('are right as soon as the chat is reopened', async () => {
    const { user, dialog } = await setUpOpen({ hours });
    await user.click(launcher());
    await wait(3_600_000);
    await user.click(launcher());
    expect(within(dialog).getByText(CLOSED)).toBeVisible();
  });

  it('describe the dialog to screen readers, which also announce a change', async () => {
    const { dialog } = await setUpOpen({ hours });
    expect(dialog).toHaveAccessibleDescription(OPEN);
    expect(within(dialog).getByRole('status')).toHaveTextContent(OPEN);
  });
});

describe('sending', () => {
  it('opens WhatsApp in a new tab with exactly the text', async () => {
    const { user } = await setUpOpen();
    await user.type(input(), '50% & más #1 + ñ 😀');
    await user.click(send());
    expect(followed).toEqual([
      {
        href: `${SEND_LINK}50%25%20%26%20m%C3%A1s%20%231%20%2B%20%C3%B1%20%F0%9F%98%80`,
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    ]);
  });

  it('does the same with Enter', async () => {
    const { user } = await setUpOpen();
    await user.type(input(), 'Hola{Enter}');
    expect(followed.map(({ href }) => href)).toEqual([`${SEND_LINK}Hola`]);
  });

  it('does not reload the page with Enter', async () => {
    const { user } = await setUpOpen();
    let stopped = false;
    document.addEventListener('submit', (event) => {
      stopped = event.defaultPrevented;
    });
    await user.type(input(), 'Hola{Enter}');
    expect(stopped).toBe(true);
  });

  it('has the text in its link before anything is pressed', async () => {
    const { user } = await setUpOpen();
    await user.type(input(), 'Hola');
    expect(send()).toHaveAttribute('href', `${SEND_LINK}Hola`);
  });

  it('keeps the address of the link until the browser has opened it', async () => {
    const { user } = await setUpOpen();
    await user.type(input(), 'Hola');
    fireEvent.click(send());
    expect(send()).toHaveAttribute('href', `${SEND_LINK}Hola`);
  });

  it('clears the input and leaves the chat open, ready for more', async () => {
    const { user } = await setUpOpen();
    await user.type(input(), 'Hola');
    await user.click(send());
    await wait(0);
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each(['', '   '])('does nothing with %j', async (text) => {
    const { user } = await setUpOpen();
    await user.click(input());
    await user.keyboard(`${text}{Enter}`);
    await user.click(send());
    expect(followed).toEqual([]);
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).not.toHaveAttribute('href');
  });
});

describe('the notification', () => {
  it('appears after a minute, with one sound', async () => {
    const { playSound } = setUp();
    await wait(59_999);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).not.toHaveBeenCalled();
    await wait(1);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp 1 mensaje nuevo');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('does not count up, and there is no second sound', async () => {
    const { playSound } = setUp();
    await wait(600_000);
    expect(launcher()).toHaveTextContent('1 mensaje nuevo');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('is removed when the chat is opened and does not appear again', async () => {
    const { user, playSound } = setUp();
    await wait(60_000);
    await user.click(launcher());
    await screen.findByRole('dialog');
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('does not appear after the chat was opened', async () => {
    const { user, playSound } = await setUpOpen();
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).not.toHaveBeenCalled();
  });
});
