import 'client-only';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import styles from './Carousel.module.css';

export type RunningCarousel = {
  show: (index: number) => void;
  setPaused: (paused: boolean) => void;
};

type Options = {
  paused: boolean;
  /** Ends the carousel. */
  signal: AbortSignal;
  /** Called with the first review in view, or the one that was asked for, counted from 0. */
  onShow: (index: number) => void;
};

/**
 * Turns the row of reviews into a carousel. It works on the elements of the server's HTML: no review is rendered twice.
 * @param region the row with its controls; its first button pauses the carousel
 * @returns undefined if the visitor has left before
 */
export function startCarousel(
  region: HTMLElement,
  { paused, signal, onShow }: Options,
): RunningCarousel | undefined {
  const row = region.querySelector<HTMLElement>(`.${styles.row}`);
  if (!row || signal.aborted) return undefined;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pauseButton = region.querySelector('button');
  // From here on the row moves by transforms.
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    loop: true,
    autoplay: isStill ? false : { delay: 6_000, pauseOnMouseEnter: true },
    speed: isStill ? 0 : 2_000,
    spaceBetween: 10,
    // The style sheet has the same numbers, so that nothing moves when Swiper starts.
    breakpoints: {
      720: { slidesPerView: 2 },
      1024: { slidesPerView: 3, spaceBetween: 48 },
      1300: { slidesPerView: 4, spaceBetween: 48 },
    },
    on: { realIndexChange: ({ realIndex }) => onShow(realIndex) },
  });
  const speed = isStill ? 0 : 400;
  const state = { paused, inView: true, focused: false };

  /** It also stops out of view, because Swiper requests a frame every 16 ms while it plays, and for the keyboard. */
  function playOrStop() {
    const plays = !isStill && !state.paused && state.inView && !state.focused;
    if (plays && !swiper.autoplay.running) swiper.autoplay.start();
    if (!plays) swiper.autoplay.stop();
  }

  function show(index: number) {
    if (swiper.params.loop) swiper.slideToLoop(index, speed);
    else {
      swiper.slideTo(index, speed);
      // A review near the end comes into view without being the first in view, so Swiper reports no change.
      onShow(index);
    }
  }

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    endLoop(swiper);
    if (document.activeElement !== target) {
      // The end of the loop has moved the review, which lost the focus. It gets it again, and this function is called anew.
      target.focus({ preventScroll: true });
      return;
    }
    state.focused = target !== pauseButton;
    playOrStop();
    const index = swiper.slides.findIndex((slide) => slide.contains(target));
    if (index === -1) return;
    // The browser has scrolled the row to the focused review; Swiper brings it into view by a transform instead
    // (https://github.com/nolimits4web/swiper/issues/4006).
    swiper.el.scrollLeft = 0;
    show(index);
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && region.contains(relatedTarget)) return;
    state.focused = false;
    playOrStop();
  }

  /** Two fingers zoom the page. Swiper 14.4 would follow the first finger and prevent the zoom. */
  function onTouchStart({ touches }: TouchEvent) {
    swiper.allowTouchMove = touches.length === 1;
  }

  const observer = new IntersectionObserver((entries) => {
    state.inView = entries.at(-1)?.isIntersecting === true;
    playOrStop();
  });
  observer.observe(row);
  row.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  region.addEventListener('focusin', onFocusIn, { signal });
  region.addEventListener('focusout', onFocusOut, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    swiper.destroy();
  });
  playOrStop();
  return {
    show,
    setPaused: (isPaused) => {
      state.paused = isPaused;
      playOrStop();
    },
  };
}

/**
 * Ends the loop as soon as the keyboard is used: it moves reviews from one end of the row to the other, and Tab would never leave the row
 * (https://github.com/nolimits4web/swiper/issues/7618). From then on the row goes back to its start after the last review.
 */
function endLoop(swiper: Swiper): void {
  if (!swiper.params.loop) return;
  const { realIndex } = swiper;
  swiper.loopDestroy();
  swiper.params.loop = false;
  swiper.update();
  swiper.slideTo(realIndex, 0);
}
