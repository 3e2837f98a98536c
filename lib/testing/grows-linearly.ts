const SHORT = 10_000;

/** Milliseconds that no machine needs for {@link SHORT} characters in linear time: below it, clocks and garbage decide. */
const FLOOR = 10;

/**
 * Whether a function takes a time that grows with the length of its text, not with its square: for ten times the text no more than thirty
 * times as long. With the square it would be a hundred times.
 * @param textOf makes a text of about this many characters
 */
export function growsLinearly(read: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const time = (length: number) => {
    const text = textOf(length);
    const start = performance.now();
    read(text);
    return performance.now() - start;
  };
  const short = Math.min(time(SHORT), time(SHORT), time(SHORT));
  return Math.min(time(SHORT * 10), time(SHORT * 10)) < 30 * Math.max(short, FLOOR);
}
