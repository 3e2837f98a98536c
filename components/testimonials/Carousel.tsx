'use client';

import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from '@/lib/browser/use-in-view';
import { useIsWhole } from '@/lib/browser/use-is-whole';
import styles from './Carousel.module.css';
import type { RunningCarousel } from './start-carousel';

type CarouselProps = {
  count: number;
  /** The reviews: elements of the class `slide` of this component's style sheet. */
  children: ReactNode;
};

export function Carousel({ count, children }: CarouselProps) {
  const [region, inView] = useInView<HTMLDivElement>(true);
  const carousel = useRef<RunningCarousel>(undefined);
  /** The first review in view, counted from 0, once the row moves by itself. */
  const [shown, setShown] = useState<number>();
  // Outlives the carousel, which is destroyed when the visitor leaves the page and started again when they come back.
  const [paused, setPaused] = useState(false);
  const isPaused = useEffectEvent(() => paused);
  const hasReviews = useIsWhole();
  const isAway = useIsAway();

  useEffect(() => carousel.current?.setPaused(paused), [paused]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew when a refresh of the page adds or removes reviews
  useEffect(() => {
    const { current: container } = region;
    if (!inView || !hasReviews || !container) return;
    const leaving = new AbortController();
    import('./start-carousel').then(
      async ({ startCarousel }) => {
        carousel.current = await startCarousel(container, {
          paused: isPaused(),
          signal: leaving.signal,
          onShow: setShown,
          onUnfold: () => setPaused(true),
        });
      },
      // Without it the visitor scrolls the row.
      () => {},
    );
    return () => {
      leaving.abort();
      carousel.current = undefined;
      setShown(undefined);
    };
  }, [inView, hasReviews, region, count]);

  // The controls take up their space from the start, hidden, so that nothing shifts. There are none where all reviews fit side by side.
  return (
    <div
      ref={region}
      className={styles.carousel}
      data-reviews={count}
      data-many={count > FEW || undefined}
      data-motion={shown === undefined ? 'waiting' : 'started'}
      data-away={isAway}
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
        <div className={styles.track}>{hasReviews && children}</div>
      </div>
      <div className={styles.bullets}>
        {[...Array(hasReviews ? count : 0).keys()].map((index) => (
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

/** Of more reviews than these, one is probably as long as a card shows. */
const FEW = 8;

/** Whether the visitor has left the page. It stays true for a rendering after they come back: the reviews double the time until it shows. */
function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    startTransition(() => setIsAway(false));
    return () => setIsAway(true);
  }, []);
  return isAway;
}
