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

/** The links that were followed, as the browser would have opened them. */
let followed: { href: string; target: string; rel: string }[];

function followInstead(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || link.href === '') return;
  event.preventDefault();
  followed.push({ href: link.href, target: link.target, rel: link.rel });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:05:00Z') });
  followed = [];
  document.addEventListener('click', followInstead);
});

afterEach(() => {
  document.removeEventListener('click', followInstead);
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

/** Esc is pressed when the panel is in the page and nothing is painted yet: a parent's layout effects run after its children's. */
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

  it('brings neither panel nor time in the server HTML', () => {
    const html = renderToString(<ChatWidget />);
    expect(html).not.toContain('dialog');
    expect(html).not.toMatch(/\d\d:\d\d/);
  });

  it('is a closed toggle once it has hydrated', () => {
    setUp();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('hydrates the server HTML as it is, and keeps a focus that stands on it', async () => {
    const complaints = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ChatWidget />);
    container.querySelector('a')?.focus();
    render(<ChatWidget />, { container, hydrate: true });
    expect(launcher()).toHaveFocus();
    await wait(0);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    container.remove();
  });

  it('names the panel it controls', async () => {
    const { dialog } = await setUpOpen();
    expect(launcher()).toHaveAttribute('aria-controls', dialog.id);
    expect(launcher()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['the pointer comes', () => fireEvent.pointerEnter(launcher())],
    ['a finger touches it', () => fireEvent.touchStart(launcher())],
    ['the focus comes', () => act(() => launcher().focus())],
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

  it('fetches the panel once for all signs of interest', async () => {
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

  it('says it is closed while the panel is still on its way', async () => {
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

  it('tries a second time', async () => {
    const loadPanel = jest.fn<Promise<typeof ChatPanel>, []>(async () => ChatPanel);
    loadPanel.mockImplementationOnce(offline);
    await setUpOpen({ loadPanel });
    expect(loadPanel).toHaveBeenCalledTimes(2);
    expect(followed).toEqual([]);
  });

  it('takes the visitor who clicked to WhatsApp, once', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.click(launcher());
    await wait(120_000);
    expect(followed).toEqual([{ href: `${SEND_LINK}Hola`, target: '_blank', rel: 'noopener noreferrer' }]);
  });

  it('is a plain link again, with the focus on it', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.click(launcher());
    await wait(1_000);
    expect(plainLink()).toHaveAttribute('href', `${SEND_LINK}Hola`);
    expect(plainLink()).toHaveFocus();
  });

  it('goes nowhere for a pointer that only passed by', async () => {
    const { user } = setUp({ loadPanel: offline });
    await user.hover(launcher());
    await wait(1_000);
    expect(plainLink()).not.toHaveFocus();
    expect(followed).toEqual([]);
  });
});

describe('the dialog', () => {
  it('is named by its title and says who answers', async () => {
    const { dialog } = await setUpOpen();
    expect(dialog).toHaveAccessibleName('Hola! Cómo podemos ayudarte?');
    expect(within(dialog).getByRole('heading', { name: 'Hola! Cómo podemos ayudarte?' })).toBeVisible();
    expect(within(dialog).getByText('Fuego y Masa')).toBeVisible();
  });

  it('takes the focus into its input', async () => {
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

  it('gives the focus back for an Esc that is pressed as soon as it is in the page', async () => {
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

  it('stays open for an Esc that belongs to an input method', async () => {
    await setUpOpen();
    fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('closes when the visitor presses elsewhere', async () => {
    const { user } = await setUpOpen();
    await user.click(screen.getByText('Nuestros eventos'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).not.toHaveFocus();
  });

  it('leaves the focus to what the visitor pressed', async () => {
    const { user } = await setUpOpen();
    await user.click(screen.getByRole('button', { name: 'Armá tu menú' }));
    expect(screen.getByRole('button', { name: 'Armá tu menú' })).toHaveFocus();
  });

  it('does not pull the focus to itself when the visitor starts to scroll the page', async () => {
    const { user } = await setUpOpen();
    await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Nuestros eventos') });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).not.toHaveFocus();
  });

  it('leaves Esc to the rest of the page while it is closed', async () => {
    const { user } = await setUpOpen();
    await user.keyboard('{Escape}');
    act(() => screen.getByRole('button', { name: 'Armá tu menú' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Armá tu menú' })).toHaveFocus();
  });

  it('stays open when the visitor presses inside', async () => {
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

  it('takes the focus again and keeps a half-written text when it is reopened', async () => {
    const { user } = await setUpOpen();
    await user.keyboard('Somos 80{Escape}');
    await user.click(launcher());
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('Somos 80');
  });

  it('never opens when the visitor changed their mind before its code came', async () => {
    let arrive: (panel: typeof ChatPanel) => void = () => undefined;
    const loadPanel = () =>
      new Promise<typeof ChatPanel>((resolve) => {
        arrive = resolve;
      });
    const { user } = setUp({ loadPanel });
    await user.click(launcher());
    await user.click(launcher());
    await act(async () => arrive(ChatPanel));
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });
});

describe('the welcome message', () => {
  it('comes after two seconds of typing', async () => {
    await setUpOpen();
    await wait(1_900);
    expect(screen.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
    expect(screen.queryByText(WELCOME)).not.toBeInTheDocument();
    await wait(100);
    expect(screen.getByText(WELCOME)).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Escribiendo…' })).not.toBeInTheDocument();
  });

  it('arrives in a log, so that screen readers announce it', async () => {
    await setUpOpen();
    const log = screen.getByRole('log');
    await wait(2_000);
    expect(screen.getByRole('log')).toBe(log);
    expect(within(log).getByText(WELCOME)).toBeVisible();
  });

  it('carries the time at which it appeared, on the clock of Buenos Aires', async () => {
    const { dialog } = await setUpOpen({ now: () => new Date('2026-11-21T02:07:59Z') });
    await wait(2_000);
    expect(within(dialog).getByText('23:07')).toBeVisible();
  });

  it('writes the hour after midnight as 00', async () => {
    const { dialog } = await setUpOpen({ now: () => new Date('2026-11-21T03:04:00Z') });
    await wait(2_000);
    expect(within(dialog).getByText('00:04')).toBeVisible();
  });

  it('takes its time when it appears, not when the page loads', async () => {
    const { user } = setUp();
    await wait(3_600_000);
    await user.click(launcher());
    await screen.findByRole('dialog');
    await wait(2_000);
    expect(screen.getByText('20:05')).toBeVisible();
  });

  it('is there at once, with its old time, when the chat is reopened', async () => {
    const { user } = await setUpOpen();
    await wait(2_000);
    await user.click(launcher());
    await wait(600_000);
    await user.click(launcher());
    expect(screen.getByText(WELCOME)).toBeVisible();
    expect(screen.getByText('19:05')).toBeVisible();
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

  it('leaves the link its address until the browser has followed it', async () => {
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
  it('comes after a minute with one sound', async () => {
    const { playSound } = setUp();
    await wait(59_999);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).not.toHaveBeenCalled();
    await wait(1);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp 1 mensaje nuevo');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('never counts up nor sounds again', async () => {
    const { playSound } = setUp();
    await wait(600_000);
    expect(launcher()).toHaveTextContent('1 mensaje nuevo');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('goes when the chat is opened and does not come back', async () => {
    const { user, playSound } = setUp();
    await wait(60_000);
    await user.click(launcher());
    await screen.findByRole('dialog');
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('never comes to a visitor who has opened the chat before', async () => {
    const { user, playSound } = await setUpOpen();
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playSound).not.toHaveBeenCalled();
  });
});
