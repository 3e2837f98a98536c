'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/browser/after-paint';
import { useNear } from '@/lib/browser/use-near';
import { useServerHtml } from '@/lib/browser/use-server-html';
import styles from './Carousel.module.css';
import type { Motion, RunningCarousel } from './start-carousel';

type CarouselProps = {
  /** How many reviews there are. */
  count: number;
  /** The reviews: elements of the class `slide` of this component's style sheet. */
  children: ReactNode;
};

/**
 * A row of reviews that moves. Swiper's code is fetched when the visitor comes near; until it runs, and where it cannot, the row
 * scrolls sideways.
 */
export function Carousel({ count, children }: CarouselProps) {
  const [region, near, setNear] = useNear<HTMLDivElement>();
  const serverHtml = useServerHtml(children);
  const row = useRef<HTMLDivElement>(null);
  const carousel = useRef<RunningCarousel>(undefined);
  const [shown, setShown] = useState(0);
  const [motion, setMotion] = useState<'waiting' | Motion>('waiting');
  // Outlives the carousel, which is destroyed when the visitor leaves the page and started again when they come back.
  const paused = useRef(false);

  const setPaused = useCallback((wanted: boolean) => {
    paused.current = wanted;
    carousel.current?.setPlaying(!wanted);
    setMotion((motion) => (motion === 'still' ? 'still' : wanted ? 'paused' : 'playing'));
  }, []);

  useEffect(() => {
    const { current: container } = region;
    const { current: scroller } = row;
    if (!near || !container || !scroller) return;
    let unmounted = false;
    // It fails offline, or when a new version was deployed meanwhile: the row goes on scrolling.
    const loading = import('./start-carousel').catch(() => undefined);
    loading.then(async (code) => {
      await code?.restingAtReview(scroller);
      if (!code || unmounted) return;
      carousel.current = code.startCarousel(container, scroller, {
        playing: !paused.current,
        onStart: setMotion,
        onShow: setShown,
        // The visitor is reading it.
        onUnfold: () => setPaused(true),
      });
    });
    return () => {
      unmounted = true;
      const left = carousel.current;
      carousel.current = undefined;
      // Once the next page has been painted: Swiper puts each review back into its place, which takes time.
      if (left) afterPaint(left.destroy);
      // The visitor has left the page, which React keeps. Started again at once, Swiper would have the browser lay out all of it, to
      // measure the row, before a link back to it shows anything.
      setNear(undefined);
      setMotion('waiting');
      setShown(0);
    };
  }, [near, region, setNear, setPaused]);

  // The controls take up their room from the start, hidden, so that the page does not shift when they show. Where all reviews fit
  // side by side, which the style sheet knows by their number, there are none.
  return (
    <div ref={region} className={styles.carousel} data-count={count} data-motion={motion}>
      <button
        type="button"
        className={styles.pause}
        onClick={() => setPaused(motion === 'playing')}
        aria-label={motion === 'paused' ? 'Reproducir las reseñas' : 'Pausar las reseñas'}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={motion === 'paused' ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
        </svg>
      </button>
      <div ref={row} className={styles.row}>
        <div className={styles.track} {...serverHtml}>
          {serverHtml ? undefined : children}
        </div>
      </div>
      <div className={styles.bullets}>
        {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
          <button
            key={place}
            type="button"
            className={styles.bullet}
            aria-label={`Ir a la reseña ${place}`}
            aria-current={place === shown + 1}
            onClick={() => carousel.current?.show(place - 1)}
          />
        ))}
      </div>
    </div>
  );
}
