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

const property = (name: string) => screen.getByTestId('box').style.getPropertyValue(name);

function change(values: Partial<FakeViewport>, event = 'resize') {
  Object.assign(viewport, values);
  act(() => viewport.dispatchEvent(new Event(event)));
}

it('sets nothing before the keyboard comes', () => {
  render(<Box active />);
  expect(property('--keyboard')).toBe('');
  expect(property('--visible-height')).toBe('');
});

it('sets the height of the screen when the keyboard has gone', () => {
  render(<Box active />);
  change({ height: 450 });
  change({ height: 800 });
  expect(property('--keyboard')).toBe('0px');
  expect(property('--visible-height')).toBe('800px');
});

it('sets the height of the keyboard and the height above it', () => {
  render(<Box active />);
  change({ height: 450 });
  expect(property('--keyboard')).toBe('350px');
  expect(property('--visible-height')).toBe('450px');
});

it('subtracts what the browser has scrolled out of view at the top', () => {
  render(<Box active />);
  change({ height: 450, offsetTop: 100 }, 'scroll');
  expect(property('--keyboard')).toBe('250px');
});

it('ignores zooming in', () => {
  render(<Box active />);
  change({ height: 400, scale: 2 });
  expect(property('--keyboard')).toBe('0px');
  expect(property('--visible-height')).toBe('800px');
});

it('stops listening when the chat closes', () => {
  const { rerender } = render(<Box active />);
  rerender(<Box active={false} />);
  change({ height: 450 });
  expect(property('--keyboard')).toBe('');
});

it('forgets the keyboard when the chat closes', () => {
  const { rerender } = render(<Box active />);
  change({ height: 450 });
  rerender(<Box active={false} />);
  expect(property('--keyboard')).toBe('');
  expect(property('--visible-height')).toBe('');
});

it('sets nothing in a browser without visualViewport', () => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: null });
  render(<Box active />);
  expect(property('--keyboard')).toBe('');
});
