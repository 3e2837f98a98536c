import 'client-only';
import type Swiper from 'swiper';

// What Swiper 14.4 does not do by itself where reviews loop.

/**
 * Brings a review to the start of the row. With several reviews in view `slideToLoop` stops short of one that has too few behind it
 * (https://github.com/nolimits4web/swiper/issues/7239): they are moved there.
 * @param index counted from 0, in the order of the page
 * @param speed in milliseconds
 */
export function slideToReview(swiper: Swiper, index: number, speed: number): void {
  const place = swiper.getSlideIndexByData(index);
  const missing = Math.max(0, place + Number(swiper.params.slidesPerView) - swiper.slides.length);
  swiper.slidesEl.append(...swiper.slides.slice(0, missing));
  swiper.recalcSlides();
  swiper.updateSlides();
  swiper.slideTo(Math.max(0, swiper.activeIndex - missing), 0, false);
  swiper.slideTo(place - missing, speed);
}

/**
 * Switches the loop. It is off while the keyboard is used: a loop moves reviews from one end of the row to the other, and Tab would never
 * leave it (https://github.com/nolimits4web/swiper/issues/7618).
 */
export function setLoop(swiper: Swiper, on: boolean): void {
  if (swiper.params.loop === on) return;
  const { realIndex } = swiper;
  swiper.loopDestroy();
  swiper.params.loop = on;
  swiper.update();
  if (on) swiper.loopCreate(realIndex);
  else swiper.slideTo(realIndex, 0);
}
