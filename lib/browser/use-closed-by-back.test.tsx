import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useClosedByBack } from './use-closed-by-back';

/** Two parts of a page, with a link beside them. */
function Page({ onFollow }: { onFollow?: () => void }) {
  return (
    <>
      <Part name="chat" />
      <Part name="menu" />
      <a
        href="/otra"
        onClick={(event) => {
          event.preventDefault();
          onFollow?.();
        }}
      >
        otra página
      </a>
    </>
  );
}

function Part({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => setOpen(false));
  return (
    <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
      {name}
    </button>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const press = (name: string) => fireEvent.click(button(name));

/** A step in the history that no other interrupts, and what the page does then. */
async function step(move: () => unknown) {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    await move();
    await arrived;
    // What follows the event, in the next timer.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const goBack = () => step(() => window.history.back());
const here = () => window.history.state?.page;

beforeEach(() => {
  window.history.pushState({ page: 'before' }, '');
  window.history.pushState({ page: 'here' }, '');
});

describe('the way back', () => {
  it('closes what is open', async () => {
    render(<Page />);
    press('chat');
    await goBack();
    expect(isOpen('chat')).toBe(false);
  });

  it('stays on the page where something is open', async () => {
    render(<Page />);
    press('chat');
    await goBack();
    expect(here()).toBe('here');
  });
});

it('the second step back leaves the page', async () => {
  render(<Page />);
  press('chat');
  await goBack();
  await goBack();
  expect(here()).toBe('before');
});

describe('what closes otherwise ten times', () => {
  async function openAndClose() {
    render(<Page />);
    for (let time = 0; time < 10; time += 1) {
      press('chat');
      await step(() => press('chat'));
    }
  }

  it('adds one step to the history', async () => {
    const { length } = window.history;
    await openAndClose();
    expect(window.history.length).toBe(length + 1);
  });

  it('leaves no step behind', async () => {
    await openAndClose();
    await goBack();
    expect(here()).toBe('before');
  });
});

describe('the way forward', () => {
  async function goForward() {
    render(<Page />);
    press('chat');
    await goBack();
    await step(() => window.history.forward());
  }

  it('stays on the page', async () => {
    await goForward();
    await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
  });

  it('opens nothing', async () => {
    await goForward();
    await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
    expect(isOpen('chat')).toBe(false);
  });
});

it('a part that opens while another closes is closed by the way back', async () => {
  render(<Page />);
  press('menu');
  press('menu');
  press('chat');
  await goBack();
  expect(isOpen('chat')).toBe(false);
  expect(here()).toBe('here');
});

describe('a part that opens while the step of another is taken back', () => {
  async function openMeanwhile() {
    render(<Page />);
    press('menu');
    await step(async () => {
      press('menu');
      await Promise.resolve();
      press('chat');
    });
  }

  it('stays open', async () => {
    await openMeanwhile();
    expect(isOpen('chat')).toBe(true);
    await goBack();
  });

  it('is closed by the way back', async () => {
    await openMeanwhile();
    await goBack();
    expect(isOpen('chat')).toBe(false);
    expect(here()).toBe('here');
  });
});

describe('a link', () => {
  it('is followed from the page itself', async () => {
    const onFollow = jest.fn(() => window.history.state);
    render(<Page onFollow={onFollow} />);
    press('menu');
    await step(() => fireEvent.click(screen.getByRole('link')));
    expect(onFollow).toHaveReturnedWith({ page: 'here' });
  });

  it('closes what is open', async () => {
    render(<Page />);
    press('menu');
    await step(() => fireEvent.click(screen.getByRole('link')));
    expect(isOpen('menu')).toBe(false);
  });

  describe.each([
    ['with Ctrl', '', { ctrlKey: true }],
    ['to another tab', '_blank', {}],
  ])('that is followed %s', (_how, target, keys) => {
    const onFollow = jest.fn();

    beforeEach(() => {
      onFollow.mockClear();
      render(<Page onFollow={onFollow} />);
      press('menu');
      screen.getByRole<HTMLAnchorElement>('link').target = target;
      fireEvent.click(screen.getByRole('link'), keys);
    });

    afterEach(goBack);

    it('is followed once', () => {
      expect(onFollow).toHaveBeenCalledTimes(1);
    });

    it('closes nothing', () => {
      expect(isOpen('menu')).toBe(true);
    });
  });
});

it('a reload while something is open leaves no step behind', async () => {
  window.history.pushState({ page: 'here', somethingIsOpen: true }, '');
  render(<Page />);
  await waitFor(() => expect(window.history.state).toEqual({ page: 'here' }));
});
