/** @jest-environment jsdom */
import { playChime } from './chime';

const parameter = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
const volume = { gain: parameter, connect: jest.fn() };
const tone = {
  frequency: parameter,
  connect: () => volume,
  start: jest.fn(),
  stop: jest.fn(),
  onended: jest.fn(),
};
const audio = {
  destination: {},
  createGain: () => volume,
  createOscillator: () => tone,
  close: jest.fn(async () => undefined),
};
const FakeAudioContext = jest.fn(() => audio);

function play(userActivation: object | undefined, AudioContext: unknown) {
  Object.assign(navigator, { userActivation });
  Object.assign(window, { AudioContext });
  playChime();
}

beforeEach(() => jest.clearAllMocks());

it('plays one sound after the visitor has interacted with the page', () => {
  play({ hasBeenActive: true }, FakeAudioContext);
  expect(tone.start).toHaveBeenCalledTimes(1);
  expect(volume.connect).toHaveBeenCalledWith(audio.destination);
  tone.onended();
  expect(audio.close).toHaveBeenCalledTimes(1);
});

it.each([
  ['the visitor has not interacted with the page', { hasBeenActive: false }, FakeAudioContext],
  ['the browser cannot tell about interaction', undefined, FakeAudioContext],
  ['the browser has no Web Audio', { hasBeenActive: true }, undefined],
])('is silent when %s', (_why, userActivation, AudioContext) => {
  play(userActivation, AudioContext);
  expect(tone.start).not.toHaveBeenCalled();
});
