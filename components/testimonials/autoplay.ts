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
  let wanted = playing;
  let touched = false;
  /** What set it playing: it keeps the focus meanwhile. */
  let control: Element | null = null;
  let timer: ReturnType<typeof setTimeout>;

  function rest() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (mayMove()) swiper.slideNext();
      rest();
    }, REST);
  }

  function mayMove() {
    const { top, bottom } = swiper.el.getBoundingClientRect();
    const inView = bottom > 0 && top < window.innerHeight && document.visibilityState === 'visible';
    // A phone goes on matching `:hover` after a tap: whoever has touched the row moves it on by hand.
    const hovered = swiper.el.matches(':hover');
    const focus = document.activeElement;
    return wanted && inView && !touched && !hovered && (focus === control || !region.contains(focus));
  }

  swiper.on('touchStart', () => {
    touched = true;
  });
  swiper.on('touchEnd', () => {
    touched = false;
    rest();
  });
  swiper.on('transitionEnd', rest);
  rest();
  return {
    setPlaying: (playing) => {
      wanted = playing;
      control = document.activeElement;
      rest();
    },
    destroy: () => clearTimeout(timer),
  };
}
