const icons: [topic: RegExp, path: string][] = [
  [/respond|contest|d[ií]a\b|hora/i, 'M12 21a9 9 0 1 0-8-4.9L3 21l4.9-1A9 9 0 0 0 12 21ZM12 7.5V12l3 2'],
  [/mozo|vajilla|inclu/i, 'M4 17a8 8 0 0 1 16 0ZM2.5 20h19M12 9V6.5M10.5 6h3'],
  [/degust|prob|prueb/i, 'M6 3v5a3 3 0 0 0 6 0V3M9 3v18M18 21V3c-2.5 2-3.5 6-3.5 10H18'],
];

const TICK = 'm4.5 12.5 5 5 10-11';

/** An icon for the topic of a promise; a tick for other topics. */
export function PromiseIcon({ promise }: { promise: string }) {
  const [, path = TICK] = icons.find(([topic]) => topic.test(promise)) ?? [];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
