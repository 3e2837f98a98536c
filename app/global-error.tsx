'use client';

import { UnhandledError } from '@/components/layout/UnhandledError';
import './globals.css';

/** Shown when the layout itself threw: a whole document of its own. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="es-AR">
      <body>
        <main>
          <UnhandledError retry={reset} />
        </main>
      </body>
    </html>
  );
}
