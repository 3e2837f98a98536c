import 'client-only';
import { flushSync } from 'react-dom';
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
  /** Called with the first review in view, counted from 0, at the start and whenever it changes. */
  onShow: (index: number) => void;
  onUnfold: () => void;
};

/**
 * Turns the row of reviews into a carousel once it rests. It works on the elements of the server's HTML: no review is rendered twice.
 * @param region the row with its controls; its first button pauses the carousel
 * @returns undefined if the visitor has left before
 */
export async function startCarousel(
  region: HTMLElement,
  options: Options,
): Promise<RunningCarousel | undefined> {
  const { signal } = options;
  const row = region.querySelector<HTMLElement>(`.${styles.row}`);
  if (!row) return undefined;
  await restingAtReview(row);
  if (signal.aborted) return undefined;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const pauseButton = region.querySelector('button');
  // The browser can focus a row that scrolls, but not one that Swiper moves.
  const hadFocus = document.activeElement === row;
  const initialSlide = reviewScrolledTo(row);
  /** The reviews in their order: a loop moves them in the document. */
  const reviews = [...row.querySelectorAll<HTMLElement>(`.${styles.slide}`)];
  // From here on the row moves by transforms.
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    initialSlide,
    loop: true,
    autoplay: isStill ? false : { delay: 6_000 },
    speed: isStill ? 0 : 2_000,
    ...layoutOf(region),
    on: {
      beforeResize: ({ params }) => Object.assign(params, layoutOf(region)),
      realIndexChange: ({ realIndex }) => onShow(realIndex),
    },
  });
  const speed = isStill ? 0 : 400;
  // After a tap a phone keeps `:hover`.
  const pointed = row.matches(':hover') && window.matchMedia('(hover: hover)').matches;
  const state = { paused: options.paused, inView: true, focused: false, pointed };

  /**
   * Swiper requests a frame every 16 ms while it plays, so it stops while the row is out of view. It also stops for the keyboard, and for the
   * mouse: Swiper's `pauseOnMouseEnter` misses a pointer over which the row scrolls into view (14.4).
   */
  function playOrStop() {
    const plays = !isStill && !state.paused && state.inView && !state.focused && !state.pointed;
    if (plays && !swiper.autoplay.running) swiper.autoplay.start();
    if (!plays) swiper.autoplay.stop();
  }

  function onShow(index: number) {
    options.onShow(index);
    keepInSight(region.querySelector(`.${styles.bullets}`)?.children[index]);
  }

  function show(index: number) {
    if (swiper.params.loop) swiper.slideToLoop(index, speed);
    else {
      swiper.slideTo(index, speed);
      // A review near the end comes into view without being the first in view, so Swiper reports no change.
      onShow(index);
    }
  }

  let movingFocus = false;

  function onFocusIn({ target }: FocusEvent) {
    if (movingFocus || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    state.focused = target !== pauseButton;
    playOrStop();
    movingFocus = true;
    setLoop(swiper, false);
    // Reordering moves elements in the document, and a moved element loses the focus.
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    movingFocus = false;
    const index = swiper.slides.findIndex((slide) => slide.contains(target));
    if (index === -1) {
      // The browser does not scroll to a bullet that the edge of the row cuts off, as long as part of it is in sight.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    // The browser has scrolled the row to the focused review; Swiper brings it into view by a transform instead
    // (https://github.com/nolimits4web/swiper/issues/4006).
    swiper.el.scrollLeft = 0;
    show(index);
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (movingFocus || (relatedTarget instanceof Node && region.contains(relatedTarget))) return;
    setLoop(swiper, true);
    state.focused = false;
    playOrStop();
  }

  /** The browser's page search scrolls the row to a review that it finds; Swiper shows that review by a transform instead. */
  function onScroll() {
    if (swiper.el.scrollLeft === 0) return;
    const { left } = swiper.el.getBoundingClientRect();
    const found = swiper.slides.find((slide) => slide.getBoundingClientRect().left > left - 2);
    swiper.el.scrollLeft = 0;
    if (found) show(reviews.indexOf(found));
  }

  function onPointer({ type, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    state.pointed = type === 'pointerenter';
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
  row.addEventListener('scroll', onScroll, { passive: true, signal });
  row.addEventListener('pointerenter', onPointer, { signal });
  row.addEventListener('pointerleave', onPointer, { signal });
  row.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  region.addEventListener('focusin', onFocusIn, { signal });
  region.addEventListener('focusout', onFocusOut, { signal });
  // `toggle` does not bubble: only the capture phase sees it.
  region.addEventListener('toggle', options.onUnfold, { capture: true, signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    swiper.destroy();
  });
  playOrStop();
  flushSync(() => onShow(initialSlide));
  if (hadFocus) pauseButton?.focus();
  return {
    show,
    setPaused: (paused) => {
      state.paused = paused;
      playOrStop();
    },
  };
}

/** How many reviews stand side by side, as the style sheet says, so that nothing moves when Swiper starts. */
function layoutOf(region: HTMLElement) {
  const style = getComputedStyle(region);
  return {
    slidesPerView: Number(style.getPropertyValue('--per-view')),
    spaceBetween: Number.parseFloat(style.getPropertyValue('--gap')),
  };
}

/**
 * Switches the loop. It is off while the keyboard is used: a loop moves reviews from one end of the row to the other, and Tab would never
 * leave the row (https://github.com/nolimits4web/swiper/issues/7618).
 */
function setLoop(swiper: Swiper, on: boolean): void {
  if (swiper.params.loop === on) return;
  const { realIndex } = swiper;
  swiper.loopDestroy();
  swiper.params.loop = on;
  swiper.update();
  if (on) swiper.loopCreate(realIndex);
  else swiper.slideTo(realIndex, 0);
}

/** Scrolls the bullets, not the page, to a bullet out of sight. Others stay: the second tap of a double tap must not hit another. */
function keepInSight(bullet: Element | undefined) {
  const bullets = bullet?.parentElement;
  if (!bullets || !(bullet instanceof HTMLElement)) return;
  const middle = bullet.offsetLeft + bullet.offsetWidth / 2;
  const inSight = middle > bullets.scrollLeft && middle < bullets.scrollLeft + bullets.clientWidth;
  if (!inSight) bullets.scrollLeft = middle - bullets.clientWidth / 2;
}

/** Resolves when the row rests at a review. Starting in the middle of a swipe would stop it and move the row under the finger. */
async function restingAtReview(row: HTMLElement): Promise<void> {
  const distance = Math.abs(row.scrollLeft - reviewScrolledTo(row) * reviewDistance(row));
  // Safari before 26.2 has no `scrollend` event.
  if (distance < 2 || !('onscrollend' in row)) return;
  await new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }));
}

function reviewScrolledTo(row: HTMLElement): number {
  return Math.round(row.scrollLeft / reviewDistance(row));
}

function reviewDistance(row: HTMLElement): number {
  const [first, second] = row.querySelectorAll<HTMLElement>(`.${styles.slide}`);
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
}
