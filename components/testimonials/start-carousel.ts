import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import styles from './Carousel.module.css';

/** A carousel at work. */
export type RunningCarousel = {
  /** Whether it moves by itself. */
  setTurning: (turning: boolean) => void;
  /** Brings a review into view; counted from 0. */
  show: (index: number) => void;
  stop: () => void;
};

type Options = {
  /** The visitor asks for reduced motion: nothing moves by itself, and nothing glides. */
  still: boolean;
  /** Called with the first review in view, counted from 0, whenever it changes. */
  onShow: (index: number) => void;
  /** Called with whether there are more reviews than fit side by side. */
  onOverflow: (overflows: boolean) => void;
};

/**
 * Turns the row of reviews into a carousel with the numbers of the specification (section 9). It works on the server's elements
 * as they are: no review is rendered twice.
 * @param region holds the row and its controls
 * @param row holds the reviews' track
 */
export function startCarousel(region: HTMLElement, row: HTMLElement, options: Options): RunningCarousel {
  const { still, onShow, onOverflow } = options;
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    loop: true,
    speed: still ? 0 : 2_000,
    autoplay: still ? false : { delay: 6_000, disableOnInteraction: false, pauseOnMouseEnter: true },
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
      lock: () => onOverflow(false),
      unlock: () => onOverflow(true),
    },
  });
  onOverflow(!swiper.isLocked);

  const requestedSpeed = still ? 0 : 400;
  let turning = !still;
  let settling = false;

  /**
   * With several reviews in view `slideToLoop` of Swiper 14.4 ends beside some of them, for want of reviews behind them. Here those
   * at the start of the row go to its end first.
   */
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
      // Near the end it comes into view without being the first there.
      onShow(index);
    }
  }

  // Swiper calls it after a resize. Its own moves by the place of a review one frame later, when `show` may have put another there.
  swiper.slideToLoop = (index = 0, speed = 0) => {
    show(index, speed);
    return swiper;
  };

  /**
   * A loop carries reviews from one end of the row to the other, and Tab would go round in it for ever: while the keyboard is at
   * work they stand in reading order.
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
    if (settling || !(target instanceof HTMLElement)) return;
    swiper.autoplay.stop();
    // A finger or a mouse does not go from review to review.
    if (!target.matches(':focus-visible')) return;
    settling = true;
    setLoop(false);
    // Putting the reviews in order moves them in the document, which takes the focus from the one that has it.
    if (document.activeElement !== target) target.focus({ preventScroll: true });
    settling = false;
    const index = swiper.slides.findIndex((slide) => slide.contains(target));
    if (index === -1) return;
    // The browser has scrolled the row to the focused review; bringing it into view is the carousel's business.
    row.scrollLeft = 0;
    show(index, requestedSpeed);
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (settling || (relatedTarget instanceof Node && region.contains(relatedTarget))) return;
    setLoop(true);
    if (turning) swiper.autoplay.start();
  }

  region.addEventListener('focusin', onFocusIn);
  region.addEventListener('focusout', onFocusOut);
  return {
    setTurning: (wanted) => {
      turning = wanted;
      if (turning) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    show: (index) => show(index, requestedSpeed),
    stop: () => {
      region.removeEventListener('focusin', onFocusIn);
      region.removeEventListener('focusout', onFocusOut);
      swiper.destroy();
    },
  };
}
