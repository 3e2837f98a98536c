import type Swiper from 'swiper';

const REST = 6_000;

export type Autoplay = {
  setPlaying: (playing: boolean) => void;
  destroy: () => void;
};

/**
 * Moves a carousel on each time it has rested, unless the visitor has the mouse or a finger on its row, has the focus in its region,
 * or does not see it.
 */
export function startAutoplay(swiper: Swiper, region: HTMLElement, playing: boolean): Autoplay {
  const listeners = new AbortController();
  const { signal } = listeners;
  let wanted = playing;
  let timer: ReturnType<typeof setTimeout>;
  let mouseOver = false;
  let touched = false;
  let focused = false;

  function rest() {
    clearTimeout(timer);
    if (!wanted) return;
    timer = setTimeout(() => {
      if (mayMove()) swiper.slideNext();
      rest();
    }, REST);
  }

  function mayMove() {
    const { top, bottom } = swiper.el.getBoundingClientRect();
    const inView = bottom > 0 && top < window.innerHeight && document.visibilityState === 'visible';
    return inView && !mouseOver && !focused && !touched;
  }

  function onPointer({ pointerType, type }: PointerEvent) {
    // A finger or a pen that has left the screen is not over anything.
    if (pointerType !== 'mouse') return;
    mouseOver = type === 'pointerenter';
    rest();
  }

  function onTouch({ touches }: TouchEvent) {
    // Of a finger elsewhere on the page the row is not told when it leaves.
    touched = Array.from(touches).some(({ target }) => swiper.el.contains(target as Node));
    rest();
  }

  function onFocus({ type, relatedTarget }: FocusEvent) {
    focused = type === 'focusin' || (relatedTarget instanceof Node && region.contains(relatedTarget));
    rest();
  }

  for (const type of ['pointerenter', 'pointerleave'] as const) {
    swiper.el.addEventListener(type, onPointer, { signal });
  }
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    swiper.el.addEventListener(type, onTouch, { signal, passive: true });
  }
  for (const type of ['focusin', 'focusout'] as const) {
    region.addEventListener(type, onFocus, { signal });
  }
  document.addEventListener('visibilitychange', rest, { signal });
  swiper.on('transitionEnd', rest);
  rest();
  return {
    setPlaying: (playing) => {
      wanted = playing;
      focused = false;
      rest();
    },
    destroy: () => {
      listeners.abort();
      clearTimeout(timer);
    },
  };
}
