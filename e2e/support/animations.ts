import type { Page } from '@playwright/test';

/** Which animations to end. */
type Animations = {
  /** Those whose delay and duration add up to at least this many milliseconds. */
  leastDuration?: number;
  /** Those of elements that match this selector. */
  of?: string;
};

/**
 * Moves CSS animations and transitions past their end. Not by `finish()`: in Chromium 156 it stops a rounding error before the end of an
 * animation with a delay.
 */
export function endAnimations(page: Page, { leastDuration = 0, of = '*' }: Animations = {}): Promise<void> {
  return page.evaluate(
    ([least, selector]) => {
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation;
        // The header's animations follow the scroll position, not the time.
        if (timeline !== document.timeline || !(effect instanceof KeyframeEffect)) continue;
        const end = Number(effect.getComputedTiming().endTime);
        if (end >= least && end < Number.POSITIVE_INFINITY && effect.target?.matches(selector))
          animation.currentTime = end + 1_000;
      }
    },
    [leastDuration, of] as const,
  );
}
