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

function browserWith(parts: { touched?: boolean; audio?: unknown }) {
  const { touched } = parts;
  const userActivation = touched === undefined ? undefined : { hasBeenActive: touched };
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: userActivation });
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: parts.audio });
}

beforeEach(() => jest.clearAllMocks());

it('sounds when the visitor has touched the page', () => {
  browserWith({ touched: true, audio: FakeAudioContext });
  playChime();
  expect(start).toHaveBeenCalledTimes(1);
});

it('lets go of the sound card afterwards', () => {
  browserWith({ touched: true, audio: FakeAudioContext });
  playChime();
  tone.onended();
  expect(close).toHaveBeenCalledTimes(1);
});

it.each([
  ['the visitor has not touched the page', false],
  ['the browser cannot tell', undefined],
])('is silent when %s', (_why, touched) => {
  browserWith({ audio: FakeAudioContext, ...(touched !== undefined && { touched }) });
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
  browserWith({ touched: true, audio });
  expect(playChime).not.toThrow();
});

it('leaves no unhandled rejection when closing fails', async () => {
  browserWith({ touched: true, audio: FakeAudioContext });
  close.mockRejectedValueOnce(new DOMException('Closed already', 'InvalidStateError'));
  playChime();
  await expect(Promise.resolve(tone.onended())).resolves.toBeUndefined();
});
