import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { greetingLink } from '@/lib/site/greeting-link';
import { ChatLauncher } from './ChatLauncher';
import type { ChatAccount } from './ChatPanel';
import { ChatWidget } from './ChatWidget';
import { playChime } from './chime';

jest.mock('./chime', () => ({ playChime: jest.fn() }));

const SEND_LINK = 'https://api.whatsapp.com/send?phone=5491100000000&text=';
const WELCOME = '¡Hola! Contanos qué estás festejando y te ayudamos a armar el menú.';

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
  jest.mocked(playChime).mockClear();
  document.addEventListener('click', recordLink);
});

afterEach(() => {
  document.removeEventListener('click', recordLink);
  jest.useRealTimers();
});

function setUp(hours?: ChatAccount['hours']) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <ChatLauncher
      account={{ name: 'Fuego y Masa', welcome: WELCOME, phone: '5491100000000', hours }}
      plainLink={`${SEND_LINK}Hola`}
      icon={<svg aria-hidden="true" />}
    />,
  );
  return user;
}

const launcher = () => screen.getByRole('button', { name: /^Chatear por WhatsApp/ });
const input = () => screen.getByPlaceholderText('Escribe un mensaje...');
const send = () => screen.getByRole('link', { name: 'Enviar' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function setUpOpen(hours?: ChatAccount['hours']) {
  const user = setUp(hours);
  await user.click(launcher());
  return { user, dialog: await screen.findByRole('dialog') };
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

  it('is a link for a click with Ctrl, which asks for a new tab', async () => {
    setUp();
    fireEvent.click(launcher(), { ctrlKey: true });
    await wait(0);
    expect(followed.map(({ href }) => href)).toEqual([`${SEND_LINK}Hola`]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('the dialog shows the name of the business, is named by its title, and keeps its text when it is closed', async () => {
  const { user, dialog } = await setUpOpen();
  expect(dialog).toHaveAccessibleName('Hola! Cómo podemos ayudarte?');
  expect(within(dialog).getByText('Fuego y Masa')).toBeVisible();
  expect(launcher()).toHaveAttribute('aria-controls', dialog.id);
  await user.type(input(), 'Somos 80');
  await user.click(screen.getByRole('button', { name: 'Cerrar el chat' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(launcher());
  expect(input()).toHaveValue('Somos 80');
});

describe('the welcome message', () => {
  it('appears after two seconds, with the time of that moment, and is there at once when the chat is reopened', async () => {
    const user = setUp();
    await wait(3_600_000);
    await user.click(launcher());
    await screen.findByRole('dialog');
    await wait(1_900);
    expect(screen.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
    expect(screen.queryByText(WELCOME, { exact: false })).not.toBeInTheDocument();
    await wait(100);
    expect(screen.getByText(WELCOME, { exact: false })).toBeVisible();
    expect(screen.getByText('20:05')).toBeVisible();
    await user.click(launcher());
    await wait(600_000);
    await user.click(launcher());
    expect(screen.getByText('20:05')).toBeVisible();
  });
});

describe('the opening hours', () => {
  const OPEN = 'ahora estamos, escribinos';
  const CLOSED = 'ahora cerrado, te respondemos el lunes desde las 10';

  /** The tests begin at 19:05 of a Friday in Buenos Aires. */
  const hours = [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '10:00', closes: '20:00' },
  ] as const;

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
    const { dialog } = await setUpOpen(hours);
    await wait(90_000 - 1);
    expect(dialog).toHaveAccessibleDescription(before);
    expect(within(dialog).getByRole('status')).toHaveTextContent(before);
    await wait(1);
    expect(within(dialog).getByRole('status')).toHaveTextContent(after);
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
  it('appears after a minute with one sound, and never again once the chat was opened', async () => {
    const user = setUp();
    await wait(59_999);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playChime).not.toHaveBeenCalled();
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp 1 mensaje nuevo');
    await user.click(launcher());
    await screen.findByRole('dialog');
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playChime).toHaveBeenCalledTimes(1);
  });

  it('does not appear where the chat was opened before', async () => {
    const { user } = await setUpOpen();
    await user.click(launcher());
    await wait(600_000);
    expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
    expect(playChime).not.toHaveBeenCalled();
  });
});
