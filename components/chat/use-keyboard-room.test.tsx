import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeyboardRoom } from './use-keyboard-room';

class FakeViewport extends EventTarget {
  height = 800;
  offsetTop = 0;
  scale = 1;
}

let viewport: FakeViewport;

beforeEach(() => {
  viewport = new FakeViewport();
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
});

afterEach(() => jest.restoreAllMocks());

function Box({ active }: { active: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useKeyboardRoom(box, active);
  return <div ref={box} data-testid="box" />;
}

const told = (property: string) => screen.getByTestId('box').style.getPropertyValue(property);

function change(values: Partial<FakeViewport>, event = 'resize') {
  Object.assign(viewport, values);
  act(() => viewport.dispatchEvent(new Event(event)));
}

it('gives the whole screen while there is no keyboard', () => {
  render(<Box active />);
  expect(told('--keyboard')).toBe('0px');
  expect(told('--visible-height')).toBe('800px');
});

it('gives what the keyboard leaves', () => {
  render(<Box active />);
  change({ height: 450 });
  expect(told('--keyboard')).toBe('350px');
  expect(told('--visible-height')).toBe('450px');
});

it('counts what the browser has moved out of sight at the top', () => {
  render(<Box active />);
  change({ height: 450, offsetTop: 100 }, 'scroll');
  expect(told('--keyboard')).toBe('250px');
});

it('does not take zooming in for a keyboard', () => {
  render(<Box active />);
  change({ height: 400, scale: 2 });
  expect(told('--keyboard')).toBe('0px');
  expect(told('--visible-height')).toBe('800px');
});

it('stops listening when the chat closes', () => {
  const { rerender } = render(<Box active />);
  rerender(<Box active={false} />);
  change({ height: 450 });
  expect(told('--keyboard')).toBe('0px');
});

it('does without in a browser that cannot tell', () => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
  render(<Box active />);
  expect(told('--keyboard')).toBe('');
});
