/**
 * Next runs this module before its own (`instrumentationClientInject` in `next.config.mjs`), and evaluates those in the task in which
 * it starts to hydrate. What both need is evaluated here, and hydration starts in a task of its own.
 */
import 'react-dom/client';
import 'next/link';

declare global {
  var __next_s: unknown[] | undefined;
}

// What `next/script` with `strategy="beforeInteractive"` writes into a page, here for a script without text: Next inserts it and hydrates
// after a timer (`loadScriptsInSequence` in next/dist/client/app-bootstrap.js). Where Next no longer reads it, both happen in one task again.
globalThis.__next_s = [[0, { children: '' }]];
