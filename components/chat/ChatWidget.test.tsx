import { act, fireEvent, render, screen } from '@testing-library/react';
import { sampleFacts } from '@/lib/testing/sample-facts';
import type { OpeningTimes } from '@/lib/values/opening-hours';
import { ChatWidget } from './ChatWidget';
import { playChime } from './chime';

jest.mock('./chime', () => ({ playChime: jest.fn() }));

beforeEach(() => {
  // A Friday, at 19:05 in Buenos Aires.
  jest.useFakeTimers({ now: new Date('2026-11-20T22:05:00Z') });
  jest.mocked(playChime).mockClear();
});

const launcher = () => screen.getByRole('button', { name: /^Chatear por WhatsApp/ });
const dialog = () => screen.getByRole('dialog', { name: 'Hola! Cómo podemos ayudarte?' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const setUp = (times: OpeningTimes[] = []) =>
  render(<ChatWidget facts={{ ...sampleFacts, openingHours: [{ text: '', times }] }} />);

/** jsdom 26 has no popovers: tells the panel what a browser would. */
async function toggle(newState: 'open' | 'closed') {
  fireEvent(dialog(), Object.assign(new Event('toggle'), { newState }));
  await wait(0);
}

it('the welcome message appears once, two seconds after the chat opens', async () => {
  const welcome = () => screen.queryByText(sampleFacts.chatWelcome, { exact: false });
  setUp();
  await wait(3_600_000);
  await toggle('open');
  await wait(1_900);
  expect(screen.getByRole('img', { name: 'Escribiendo…' })).toBeVisible();
  expect(welcome()).not.toBeInTheDocument();
  await wait(100);
  expect(welcome()?.textContent).toBe(`${sampleFacts.chatWelcome} 20:05`);
  await toggle('closed');
  await wait(600_000);
  await toggle('open');
  expect(welcome()).toHaveTextContent(/ 20:05$/);
});

it('the opening status is right whenever the chat is opened', async () => {
  jest.setSystemTime(new Date('2026-11-20T22:59:00Z'));
  setUp([{ days: ['Friday'], opens: '10:00', closes: '20:00' }]);
  await toggle('open');
  expect(dialog()).toHaveAccessibleDescription('ahora estamos, escribinos');
  await toggle('closed');
  await wait(60_000);
  await toggle('open');
  expect(dialog()).toHaveAccessibleDescription(/^ahora cerrado, te respondemos el viernes/);
});

it('the notification appears after a minute, until the chat is opened', async () => {
  setUp();
  await wait(59_999);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).not.toHaveBeenCalled();
  await wait(1);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp 1 mensaje nuevo');
  await toggle('open');
  await toggle('closed');
  await wait(600_000);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).toHaveBeenCalledTimes(1);
});

it('the notification does not appear if the chat was opened before', async () => {
  setUp();
  await toggle('open');
  await toggle('closed');
  await wait(600_000);
  expect(launcher()).toHaveAccessibleName('Chatear por WhatsApp');
  expect(playChime).not.toHaveBeenCalled();
});
