import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useAfterPaint } from './use-after-paint';

jest.unmock('@/lib/browser/after-paint');

function Sheet({ open }: { open: boolean }) {
  return <p>{useAfterPaint(open) ? 'modal' : 'not modal'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const startFrame = () => act(() => jest.advanceTimersToNextFrame());
const endFrame = () => act(() => jest.advanceTimersByTime(1));

describe('a condition after the paint', () => {
  it('becomes true when the frame is over, not when it begins', () => {
    render(<Sheet open />);
    startFrame();
    expect(screen.getByText('not modal')).toBeVisible();
    endFrame();
    expect(screen.getByText('modal')).toBeVisible();
  });

  it('stays true until the frame without it is over', () => {
    const { rerender } = render(<Sheet open />);
    startFrame();
    endFrame();
    rerender(<Sheet open={false} />);
    startFrame();
    expect(screen.getByText('modal')).toBeVisible();
    endFrame();
    expect(screen.getByText('not modal')).toBeVisible();
  });

  it('never becomes true when it has ended before the frame', () => {
    const { rerender } = render(<Sheet open />);
    rerender(<Sheet open={false} />);
    startFrame();
    endFrame();
    expect(screen.getByText('not modal')).toBeVisible();
  });

  it('is false when the visitor comes back to a page that was left', () => {
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <Sheet open />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    startFrame();
    endFrame();
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(screen.getByText('not modal')).toBeVisible();
  });
});
