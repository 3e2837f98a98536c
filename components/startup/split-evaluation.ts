/**
 * Divides the start of the app into two tasks. Next imports this module first (`instrumentationClientInject` in `next.config.mjs`), and with
 * it react-dom and most of the router. What remains, the rest of Next's modules and hydration, waits for a timer.
 */
import 'react-dom/client';
import 'next/link';

declare global {
  var __next_s: unknown[] | undefined;
}

// What `next/script` with `strategy="beforeInteractive"` writes into a page, here for a script without text: Next inserts it and hydrates
// after a timer (`loadScriptsInSequence` in next/dist/client/app-bootstrap.js). Where Next no longer reads it, both happen in one task again.
globalThis.__next_s = [[0, { children: '' }]];
