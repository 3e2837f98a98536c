/** Returns a function that tells, for each call, whether there have been more than `most` calls in the current period. */
export function limit(most: number, periodMs: number): () => boolean {
  let start = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    // The monotonic clock: the machine's clock may be set back.
    const now = performance.now();
    if (now - start >= periodMs) [start, calls] = [now, 0];
    calls += 1;
    return calls > most;
  };
}
