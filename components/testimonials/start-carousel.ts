import { flushSync } from 'react-dom';
import Swiper from 'swiper';
import { startAutoplay } from './autoplay';
import styles from './Carousel.module.css';

/** `still`: the visitor asks for reduced motion, so it never moves by itself, and changes without a transition. */
export type Motion = 'still' | 'playing' | 'paused';

export type RunningCarousel = {
  setPlaying: (playing: boolean) => void;
  show: (index: number) => void;
  destroy: () => void;
};

type Options = {
  playing: boolean;
  onStart: (motion: Motion) => void;
  /** Called with the first review in view, counted from 0, whenever it changes. */
  onShow: (index: number) => void;
  onUnfold: () => void;
};

/** Turns the row of reviews into a carousel. It works on the elements of the server's HTML: no review is rendered twice. */
export function startCarousel(region: HTMLElement, row: HTMLElement, options: Options): RunningCarousel {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The browser lets a row that scrolls have the focus, but not one that Swiper moves.
  const hadFocus = document.activeElement === row;
  const scrolledTo = reviewScrolledTo(row);
  const swiper = new Swiper(row, {
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    loop: true,
    speed: reducedMotion ? 0 : 2_000,
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
    },
  });

  function onShow(index: number) {
    options.onShow(index);
    keepBulletInSight(index);
  }

  /**
   * Where the bullets do not fit side by side, their row scrolls to the current one, unless it is in sight: it may have been tapped,
   * and the second tap of a double tap must not hit another.
   */
  function keepBulletInSight(index: number) {
    const bullets = region.querySelector(`.${styles.bullets}`);
    const bullet = bullets?.children[index];
    if (!bullets || !(bullet instanceof HTMLElement)) return;
    const middle = bullet.offsetLeft + bullet.offsetWidth / 2;
    const inSight = middle > bullets.scrollLeft && middle < bullets.scrollLeft + bullets.clientWidth;
    if (!inSight) bullets.scrollLeft = middle - bullets.clientWidth / 2;
  }

  const requestedSpeed = reducedMotion ? 0 : 400;
  const autoplay = reducedMotion ? undefined : startAutoplay(swiper, region, options.playing);
  let movingFocus = false;

  /** With several reviews in view, `slideToLoop` of Swiper 14.4 stops short of one that has too few behind it: they are moved there. */
  function show(index: number, speed: number) {
    if (swiper.params.loop) {
      const place = swiper.getSlideIndexByData(index);
      const missing = Math.max(0, place + Number(swiper.params.slidesPerView) - swiper.slides.length);
      swiper.slidesEl.append(...swiper.slides.slice(0, missing));
      swiper.recalcSlides();
      swiper.updateSlides();
      swiper.slideTo(Math.max(0, swiper.activeIndex - missing), 0, false);
      swiper.slideTo(place - missing, speed);
    } else {
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

  /**
   * A loop moves reviews from one end of the row to the other, and Tab would never leave it: while the keyboard is used the reviews
   * stand in reading order.
   */
  function setLoop(on: boolean) {
    if (swiper.params.loop === on) return;
    const { realIndex } = swiper;
    swiper.loopDestroy();
    swiper.params.loop = on;
    swiper.update();
    if (on) swiper.loopCreate(realIndex);
    else swiper.slideTo(realIndex, 0);
  }

  function onFocusIn({ target }: FocusEvent) {
    if (movingFocus || !(target instanceof HTMLElement)) return;
    if (!target.matches(':focus-visible')) return;
    movingFocus = true;
    setLoop(false);
    // Reordering moves elements in the document, and the one that had the focus loses it.
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    movingFocus = false;
    const index = swiper.slides.findIndex((slide) => slide.contains(target));
    if (index === -1) {
      // The browser leaves a bullet cut off by the edge of their row, as long as a part of it is in sight.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return;
    }
    // The browser has scrolled the row to the focused review; Swiper brings it into view by a transform instead.
    row.scrollLeft = 0;
    show(index, requestedSpeed);
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (movingFocus || (relatedTarget instanceof Node && region.contains(relatedTarget))) return;
    setLoop(true);
  }

  /** Two fingers zoom the page: Swiper 14.4 would follow the first one and keep the browser from it. */
  function onTouchStart({ touches }: TouchEvent) {
    swiper.allowTouchMove = touches.length === 1;
  }

  const listening = new AbortController();
  const { signal } = listening;
  row.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  region.addEventListener('focusin', onFocusIn, { signal });
  region.addEventListener('focusout', onFocusOut, { signal });
  // `toggle` does not bubble: it is only seen on its way down.
  region.addEventListener('toggle', options.onUnfold, { capture: true, signal });
  flushSync(() => options.onStart(reducedMotion ? 'still' : options.playing ? 'playing' : 'paused'));
  if (hadFocus) region.querySelector('button')?.focus();
  return {
    setPlaying: (playing) => autoplay?.setPlaying(playing),
    show: (index) => show(index, requestedSpeed),
    destroy: () => {
      listening.abort();
      autoplay?.destroy();
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
