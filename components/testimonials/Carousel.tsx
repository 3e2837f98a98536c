'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNear } from '@/lib/browser/use-near';
import styles from './Carousel.module.css';
import type { RunningCarousel } from './start-carousel';

type CarouselProps = {
  /** How many reviews there are. */
  count: number;
  /** The reviews: elements of the class `slide` of this component's style sheet. */
  children: ReactNode;
};

/**
 * Moves a row of reviews. Until Swiper's code has come, which starts when the visitor nears it, and wherever it cannot run, the
 * row scrolls sideways.
 */
export function Carousel({ count, children }: CarouselProps) {
  const [region, near] = useNear<HTMLDivElement>();
  const row = useRef<HTMLDivElement>(null);
  const bullets = useRef<HTMLDivElement>(null);
  const carousel = useRef<RunningCarousel>(undefined);
  const [overflows, setOverflows] = useState(false);
  const [shown, setShown] = useState(0);
  const [motion, setMotion] = useState<'none' | 'turning' | 'paused'>('none');
  // The visitor's word, which still counts when they come back to the page and the carousel starts anew.
  const paused = useRef(false);

  useEffect(() => {
    if (!near) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    let left = false;
    // Offline, or a new version was deployed meanwhile: the row stays one that scrolls.
    const loading = import('./start-carousel').catch(() => undefined);
    loading.then((code) => {
      if (!code || left || !region.current || !row.current) return;
      // A row that scrolls can hold the focus; one that Swiper moves cannot.
      const hadFocus = document.activeElement === row.current;
      carousel.current = code.startCarousel(region.current, row.current, {
        still,
        onShow: setShown,
        onOverflow: setOverflows,
      });
      if (paused.current) carousel.current.setTurning(false);
      flushSync(() => setMotion(still ? 'none' : paused.current ? 'paused' : 'turning'));
      if (hadFocus) region.current.querySelector('button')?.focus();
    });
    return () => {
      left = true;
      carousel.current?.stop();
      carousel.current = undefined;
    };
  }, [near, region]);

  // Where there are too many bullets for one view, the current one is kept in it.
  useEffect(() => {
    const row = bullets.current;
    const bullet = row?.children[shown];
    if (row && bullet instanceof HTMLElement) row.scrollLeft = bullet.offsetLeft - row.clientWidth / 2;
  }, [shown]);

  function toggleMotion() {
    paused.current = !paused.current;
    carousel.current?.setTurning(!paused.current);
    setMotion(paused.current ? 'paused' : 'turning');
  }

  // The controls stand in their place from the start, unseen, so that nothing moves when there is something to control.
  return (
    <div ref={region} className={styles.carousel} data-overflows={overflows} data-motion={motion}>
      <button
        type="button"
        className={styles.pause}
        onClick={toggleMotion}
        aria-label={motion === 'paused' ? 'Reproducir las reseñas' : 'Pausar las reseñas'}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={motion === 'paused' ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
        </svg>
      </button>
      <div ref={row} className={styles.row}>
        <div className={styles.track}>{children}</div>
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
