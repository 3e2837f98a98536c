'use client';

import { UnhandledError } from '@/components/errors/UnhandledError';
import './globals.css';

/** Shown when the root layout throws. It replaces the whole document. */
export default function GlobalError() {
  return (
    <html lang="es-AR">
      <head>
        <meta name="color-scheme" content="only light" />
      </head>
      <body>
        <main>
          <UnhandledError />
        </main>
      </body>
    </html>
  );
}
