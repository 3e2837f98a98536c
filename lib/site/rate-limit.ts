const MINUTE_MS = 60_000;

/**
 * Returns a function that tells, for each call, whether there have been more than `most` calls in the current minute. Uses the monotonic
 * clock.
 */
export function limitAMinute(most: number): () => boolean {
  let minuteStart = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    if (performance.now() - minuteStart > MINUTE_MS) {
      minuteStart = performance.now();
      calls = 0;
    }
    calls += 1;
    return calls > most;
  };
}
