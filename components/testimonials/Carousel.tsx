'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from '@/lib/browser/use-in-view';
import styles from './Carousel.module.css';
import type { RunningCarousel } from './start-carousel';

type CarouselProps = {
  count: number;
  /** The reviews: elements of the class `slide` or `clamped` of this component's style sheet. */
  children: ReactNode;
};

/**
 * A row that scrolls sideways. When the visitor comes near, the browser fetches Swiper, which moves the same row. The pause button is first in
 * tab order: https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html
 */
export function Carousel({ count, children }: CarouselProps) {
  const [region, inView] = useInView<HTMLDivElement>();
  const carousel = useRef<RunningCarousel>(undefined);
  /** The first review in view, or the one asked for, counted from 0; undefined until Swiper has started. */
  const [shown, setShown] = useState<number>();
  // Outlives the carousel, which is destroyed when the visitor leaves the page and started again when they come back.
  const [paused, setPaused] = useState(false);
  const isPaused = useEffectEvent(() => paused);

  useEffect(() => carousel.current?.setPaused(paused), [paused]);

  useEffect(() => {
    const { current: container } = region;
    if (!inView || !container) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    import('./start-carousel').then(
      ({ startCarousel }) => {
        carousel.current = startCarousel(container, { paused: isPaused(), signal, onShow: setShown });
        if (carousel.current) setShown(0);
      },
      // Without it the visitor scrolls the row.
      () => {},
    );
    return () => {
      leaving.abort();
      carousel.current = undefined;
      setShown(undefined);
    };
  }, [inView, region]);

  // The controls take up their space from the start, hidden, so that nothing shifts. There are none where all reviews fit side by side.
  return (
    <div
      ref={region}
      className={styles.carousel}
      data-reviews={count}
      data-motion={shown === undefined ? 'waiting' : 'started'}
    >
      <button
        type="button"
        className={styles.pause}
        onClick={() => setPaused(!paused)}
        aria-label={paused ? 'Reproducir las reseñas' : 'Pausar las reseñas'}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={paused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
        </svg>
      </button>
      <div className={styles.row}>
        <div className={styles.track}>{children}</div>
      </div>
      <div className={styles.bullets}>
        {[...Array(count).keys()].map((index) => (
          <button
            key={index}
            type="button"
            className={styles.bullet}
            aria-label={`Ir a la reseña ${index + 1}`}
            aria-current={index === shown}
            onClick={() => carousel.current?.show(index)}
          />
        ))}
      </div>
    </div>
  );
}
