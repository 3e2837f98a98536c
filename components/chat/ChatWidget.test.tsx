import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { greetingLink } from '@/lib/site/greeting-link';
import { sampleFacts } from '@/lib/testing/sample-facts';
import { ChatWidget } from './ChatWidget';
import { playChime } from './chime';

jest.mock('./chime', () => ({ playChime: jest.fn() }));

beforeEach(() => {
  // A Friday, at 19:05 in Buenos Aires.
  jest.useFakeTimers({ now: new Date('2026-11-20T22:05:00Z') });
  jest.mocked(playChime).mockClear();
});

function setUp(openingHours: OpeningHours[] = []) {
  render(<ChatWidget facts={{ ...sampleFacts, openingHours }} />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const launcher = () => screen.getByRole('button', { name: /^Chatear por WhatsApp/ });
const input = () => screen.getByRole('textbox', { name: 'Tu mensaje' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function setUpOpen(openingHours?: OpeningHours[]) {
  const user = setUp(openingHours);
  await user.click(launcher());
  return { user, dialog: await screen.findByRole('dialog') };
}

it('the launcher stays the same element when the link becomes a button', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ChatWidget facts={sampleFacts} />);
  const link = within(container).getByRole('link', { name: 'Chatear por WhatsApp' });
  expect(link).toHaveAttribute('href', greetingLink());
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  link.focus();
  render(<ChatWidget facts={sampleFacts} />, { container, hydrate: true });
  expect(launcher()).toBe(link);
  expect(launcher()).toHaveFocus();
  await wait(0);
});

it('the launcher opens the chat at a press that starts before hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<ChatWidget facts={sampleFacts} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.pointer({ keys: '[MouseLeft>]', target: within(container).getByRole('link') });
  render(<ChatWidget facts={sampleFacts} />, { container, hydrate: true });
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('the launcher opens the chat at two presses before its code arrives', async () => {
  setUp();
  for (const _ of ['first', 'second']) {
    fireEvent.pointerDown(launcher());
    fireEvent.click(launcher());
  }
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(launcher()).toHaveAttribute('aria-expanded', 'true');
});

it('the launcher leaves a click with Ctrl to the browser', async () => {
  setUp();
  const isLeftToTheBrowser = fireEvent.click(launcher(), { ctrlKey: true });
  await wait(0);
  expect(isLeftToTheBrowser).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the dialog keeps a typed message while it is closed', async () => {
  const { user, dialog } = await setUpOpen();
  expect(dialog).toHaveAccessibleName('Hola! Cómo podemos ayudarte?');
  expect(within(dialog).getByText('Fuego y Masa')).toBeVisible();
  expect(launcher()).toHaveAttribute('aria-controls', dialog.id);
  expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
  expect(dialog).not.toHaveAttribute('aria-describedby');
  await user.type(input(), 'Somos 80');
  await user.click(screen.getByRole('button', { name: 'Cerrar el chat' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(launcher());
  expect(input()).toHaveValue('Somos 80');
});

it('the welcome message appears once, two seconds after the chat opens', async () => {
  const welcome = () => screen.queryByText(sampleFacts.chatWelcome, { exact: false });
  const user = setUp();
  await wait(3_600_000);
  await user.click(launcher());
  await screen.findByRole('dialog');
  await wait(1_900);
  expect(screen.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
  expect(welcome()).not.toBeInTheDocument();
  await wait(100);
  expect(welcome()?.textContent).toBe(`${sampleFacts.chatWelcome} 20:05`);
  await user.click(launcher());
  await wait(600_000);
  await user.click(launcher());
  expect(welcome()).toHaveTextContent(/ 20:05$/);
});

it('the opening status is updated to the minute while the chat is open', async () => {
  const OPEN = 'ahora estamos, escribinos';
  jest.setSystemTime(new Date('2026-11-20T22:58:30Z'));
  const { dialog } = await setUpOpen([{ days: ['friday'], opens: '10:00', closes: '20:00' }]);
  await wait(90_000 - 1);
  expect(dialog).toHaveAccessibleDescription(OPEN);
  expect(within(dialog).getByRole('status')).toHaveTextContent(OPEN);
  await wait(1);
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^ahora cerrado, te respondemos el viernes/);
});

it('the notification appears after a minute, until the chat is opened', async () => {
  const user = setUp();
  await wait(59_999);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).not.toHaveBeenCalled();
  await wait(1);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp 1 mensaje nuevo');
  await user.click(launcher());
  await screen.findByRole('dialog');
  await user.click(launcher());
  await wait(600_000);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).toHaveBeenCalledTimes(1);
});

it('the notification does not appear if the chat was opened before', async () => {
  const { user } = await setUpOpen();
  await user.click(launcher());
  await wait(600_000);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).not.toHaveBeenCalled();
});
