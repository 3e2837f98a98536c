import 'client-only';
import { flushSync } from 'react-dom';
import Swiper from 'swiper';
import styles from './Carousel.module.css';
import { setLoop, slideToReview } from './swiper-loop';

const REST_MS = 6_000;

export type RunningCarousel = {
  show: (index: number) => void;
  destroy: () => void;
};

type Options = {
  onStart: () => void;
  /** Called with the first review in view, counted from 0, whenever it changes. */
  onShow: (index: number) => void;
  onUnfold: () => void;
};

/**
 * Turns the row of reviews into a carousel. It works on the elements of the server's HTML: no review is rendered twice.
 * @param region moves by itself while its `data-motion` is `playing`; its first button is the one that changes that
 */
export function startCarousel(region: HTMLElement, row: HTMLElement, options: Options): RunningCarousel {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
  const pauseButton = region.querySelector('button');
  // The browser lets a row that scrolls have the focus, but not one that Swiper moves.
  const hadFocus = document.activeElement === row;
  const scrolledTo = reviewScrolledTo(row);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const swiper = new Swiper(row, {
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    loop: true,
    speed: reducedMotion.matches ? 0 : 2_000,
    slidesPerView: 1,
    spaceBetween: 10,
    breakpoints: {
      576: { slidesPerView: 1, spaceBetween: 10 },
      720: { slidesPerView: 2, spaceBetween: 10 },
      1024: { slidesPerView: 3, spaceBetween: 48 },
      1300: { slidesPerView: 4, spaceBetween: 48 },
    },
    on: {
      realIndexChange: ({ realIndex }) => onShow(realIndex),
      touchStart: () => clearTimeout(timer),
      touchEnd: rest,
      transitionEnd: rest,
    },
  });

  function rest() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (mayMove()) swiper.slideNext();
      rest();
    }, REST_MS);
  }

  let buttonWasPressed = false;

  /** Not while the visitor has the mouse on the row or the focus in the region, or does not see it. */
  function mayMove() {
    const { top, bottom } = row.getBoundingClientRect();
    const inView = bottom > 0 && top < window.innerHeight && document.visibilityState === 'visible';
    const focus = document.activeElement;
    // The button keeps the focus when it has been pressed.
    const focused = region.contains(focus) && !(buttonWasPressed && focus === pauseButton);
    const wanted = region.dataset.motion === 'playing' && !reducedMotion.matches;
    // A phone goes on matching `:hover` after a tap: whoever has touched the row moves it on by hand.
    return wanted && inView && !focused && !row.matches(':hover');
  }

  function onShow(index: number) {
    options.onShow(index);
    keepBulletInSight(index);
  }

  /** Scrolls their row to the current bullet, unless it is in sight: the second tap of a double tap must not hit another. */
  function keepBulletInSight(index: number) {
    const bullets = region.querySelector(`.${styles.bullets}`);
    const bullet = bullets?.children[index];
    if (!bullets || !(bullet instanceof HTMLElement)) return;
    const middle = bullet.offsetLeft + bullet.offsetWidth / 2;
    const inSight = middle > bullets.scrollLeft && middle < bullets.scrollLeft + bullets.clientWidth;
    if (!inSight) bullets.scrollLeft = middle - bullets.clientWidth / 2;
  }

  const requestedSpeed = reducedMotion.matches ? 0 : 400;
  let movingFocus = false;

  function show(index: number, speed: number) {
    if (swiper.params.loop) slideToReview(swiper, index, speed);
    else {
      swiper.slideTo(index, speed);
      // A review near the end comes into view without being the first in view, so Swiper reports no change.
      onShow(index);
    }
  }

  // Swiper calls it after a resize. Its own moves by the place of a review one frame later, when `show` may have put another there.
  swiper.slideToLoop = (index = 0, speed = 0) => {
    show(index, speed);
    return swiper;
  };

  // From here on the row moves by transforms: what the visitor has scrolled it to before is brought into view by one.
  row.scrollLeft = 0;
  if (scrolledTo > 0) show(scrolledTo, 0);
  else keepBulletInSight(0);

  function onFocusIn({ target }: FocusEvent) {
    if (movingFocus || !(target instanceof HTMLElement)) return;
    if (!target.matches(':focus-visible')) return;
    movingFocus = true;
    setLoop(swiper, false);
    // Reordering moves elements in the document, and the one that had the focus loses it.
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    movingFocus = false;
    const index = swiper.slides.findIndex((slide) => slide.contains(target));
    if (index === -1) {
      // The browser leaves a bullet cut off by the edge of their row, as long as a part of it is in sight.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    // The browser has scrolled the row to the focused review; Swiper brings it into view by a transform instead
    // (https://github.com/nolimits4web/swiper/issues/4006).
    row.scrollLeft = 0;
    show(index, requestedSpeed);
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (movingFocus || (relatedTarget instanceof Node && region.contains(relatedTarget))) return;
    setLoop(swiper, true);
  }

  /** Two fingers zoom the page: Swiper 14.4 would follow the first one and keep the browser from it. */
  function onTouchStart({ touches }: TouchEvent) {
    swiper.allowTouchMove = touches.length === 1;
  }

  function onPress() {
    buttonWasPressed = true;
    rest();
  }

  const listening = new AbortController();
  const { signal } = listening;
  row.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  region.addEventListener('focusin', onFocusIn, { signal });
  region.addEventListener('focusout', onFocusOut, { signal });
  // `toggle` does not bubble: it is only seen on its way down.
  region.addEventListener('toggle', options.onUnfold, { capture: true, signal });
  pauseButton?.addEventListener('click', onPress, { signal });
  rest();
  flushSync(options.onStart);
  if (hadFocus) pauseButton?.focus();
  return {
    show: (index) => show(index, requestedSpeed),
    destroy: () => {
      listening.abort();
      clearTimeout(timer);
      swiper.destroy();
    },
  };
}

/** Resolves when the row stands at a review. To start in the middle of a swipe would stop it, and move the row below the finger. */
export async function restingAtReview(row: HTMLElement): Promise<void> {
  const distance = Math.abs(row.scrollLeft - reviewScrolledTo(row) * reviewDistance(row));
  // Safari before 26.2 has no such event.
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
