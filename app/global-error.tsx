'use client';

import { UnhandledError } from '@/components/errors/UnhandledError';
import './globals.css';

/** Shown when the layout itself threw: a whole document of its own. */
export default function GlobalError() {
  return (
    <html lang="es-AR">
      <body>
        <main>
          <UnhandledError />
        </main>
      </body>
    </html>
  );
}
