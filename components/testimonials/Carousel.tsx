'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInView } from '@/lib/browser/use-in-view';
import styles from './Carousel.module.css';
import type { RunningCarousel } from './start-carousel';

type CarouselProps = {
  count: number;
  /** The reviews: elements of the class `slide` of this component's style sheet. */
  children: ReactNode;
};

export function Carousel({ count, children }: CarouselProps) {
  const [region, inView] = useInView<HTMLDivElement>();
  const row = useRef<HTMLDivElement>(null);
  const carousel = useRef<RunningCarousel>(undefined);
  const [shown, setShown] = useState(0);
  const [started, setStarted] = useState(false);
  // Outlives the carousel, which is destroyed when the visitor leaves the page and started again when they come back.
  const [paused, setPaused] = useState(false);
  const isPaused = useEffectEvent(() => paused);

  useEffect(() => carousel.current?.setPaused(paused), [paused]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew when a refresh of the page adds or removes reviews
  useEffect(() => {
    const { current: container } = region;
    const { current: scroller } = row;
    if (!inView || !container || !scroller) return;
    let unmounted = false;
    const loading = import('./start-carousel').catch(() => undefined);
    loading.then(async (code) => {
      await code?.restingAtReview(scroller);
      if (!code || unmounted) return;
      carousel.current = code.startCarousel(container, scroller, {
        paused: isPaused(),
        onStart: () => setStarted(true),
        onShow: setShown,
        onUnfold: () => setPaused(true),
      });
    });
    return () => {
      unmounted = true;
      carousel.current?.destroy();
      carousel.current = undefined;
      setStarted(false);
      setShown(0);
    };
  }, [inView, region, count]);

  // The controls take up their space from the start, hidden, so that nothing shifts. There are none where all reviews fit side by side.
  return (
    <div
      ref={region}
      className={styles.carousel}
      data-reviews={count}
      data-motion={started ? 'started' : 'waiting'}
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
      <div ref={row} className={styles.row}>
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
