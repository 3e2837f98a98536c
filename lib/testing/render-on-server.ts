import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { environment } from '@/lib/browser/environment';

/** The HTML that the server sends for an element. */
export function renderOnServer(element: ReactNode): string {
  environment.isServer = true;
  try {
    return renderToString(element);
  } finally {
    environment.isServer = false;
  }
}
