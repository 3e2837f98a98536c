'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '@/lib/browser/use-near';
import { useServerHtml } from '@/lib/browser/use-server-html';
import styles from './Carousel.module.css';
import type { RunningCarousel } from './start-carousel';

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
  const [region, near] = useNear<HTMLDivElement>();
  const serverHtml = useServerHtml(children);
  const row = useRef<HTMLDivElement>(null);
  const bullets = useRef<HTMLDivElement>(null);
  const carousel = useRef<RunningCarousel>(undefined);
  const [shown, setShown] = useState(0);
  const [motion, setMotion] = useState<'waiting' | 'still' | 'playing' | 'paused'>('waiting');
  // Outlives the carousel, which is destroyed when the visitor leaves the page and started again when they come back.
  const paused = useRef(false);

  const setPaused = useCallback((wanted: boolean) => {
    paused.current = wanted;
    carousel.current?.setPlaying(!wanted);
    setMotion((motion) => (motion === 'still' ? 'still' : wanted ? 'paused' : 'playing'));
  }, []);

  useEffect(() => {
    if (!near) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let unmounted = false;
    // It fails offline, or when a new version was deployed meanwhile: the row goes on scrolling.
    const loading = import('./start-carousel').catch(() => undefined);
    loading.then(async (code) => {
      if (row.current) await code?.restingAtReview(row.current);
      if (!code || unmounted || !region.current || !row.current) return;
      // The browser lets a row that scrolls have the focus, but not one that Swiper moves.
      const hadFocus = document.activeElement === row.current;
      carousel.current = code.startCarousel(region.current, row.current, {
        reducedMotion,
        onShow: setShown,
        // The visitor is reading it.
        onUnfold: () => setPaused(true),
      });
      if (paused.current) carousel.current.setPlaying(false);
      flushSync(() => setMotion(reducedMotion ? 'still' : paused.current ? 'paused' : 'playing'));
      if (hadFocus) region.current.querySelector('button')?.focus();
    });
    return () => {
      unmounted = true;
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [near, region, setPaused]);

  // Where the bullets do not fit side by side, their row scrolls to the current one, unless it is in sight: it may have been tapped,
  // and the second tap of a double tap must not hit another.
  useEffect(() => {
    const row = bullets.current;
    const bullet = row?.children[shown];
    if (!row || !(bullet instanceof HTMLElement)) return;
    const middle = bullet.offsetLeft + bullet.offsetWidth / 2;
    const inSight = middle > row.scrollLeft && middle < row.scrollLeft + row.clientWidth;
    if (!inSight) row.scrollLeft = middle - row.clientWidth / 2;
  }, [shown]);

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
      <div ref={bullets} className={styles.bullets}>
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
