/** @jest-environment jsdom */
import { playChime } from './chime';

const start = jest.fn();
const close = jest.fn(async () => undefined);
const audioParameter = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
const tone = {
  frequency: audioParameter,
  connect: (next: unknown) => next,
  start,
  stop: jest.fn(),
  onended: () => undefined,
};
const volume = { gain: audioParameter, connect: jest.fn() };

class FakeAudioContext {
  currentTime = 0;
  createOscillator = () => tone;
  createGain = () => volume;
  close = close;
}

function browserWith(parts: { hasBeenActive?: boolean; audio?: unknown }) {
  const { hasBeenActive } = parts;
  const userActivation = hasBeenActive === undefined ? undefined : { hasBeenActive };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation });
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: parts.audio });
}

beforeEach(() => jest.clearAllMocks());

it('plays a sound after the visitor has interacted with the page, and closes the audio context afterwards', () => {
  browserWith({ hasBeenActive: true, audio: FakeAudioContext });
  playChime();
  expect(start).toHaveBeenCalledTimes(1);
  tone.onended();
  expect(close).toHaveBeenCalledTimes(1);
});

it.each([
  ['the visitor has not interacted with the page', false],
  ['the browser has no navigator.userActivation', undefined],
])('is silent when %s', (_why, hasBeenActive) => {
  browserWith({ audio: FakeAudioContext, ...(hasBeenActive !== undefined && { hasBeenActive }) });
  playChime();
  expect(start).not.toHaveBeenCalled();
});

it.each([
  ['has no Web Audio', undefined],
  [
    'refuses another audio context',
    class {
      constructor() {
        throw new DOMException('Too many', 'NotSupportedError');
      }
    },
  ],
])('does not throw in a browser that %s', (_which, audio) => {
  browserWith({ hasBeenActive: true, audio });
  expect(playChime).not.toThrow();
});
