'use client';

import { UnhandledError } from '@/components/errors/UnhandledError';

/** Shown in place of a page that threw; header and footer stay. */
export default function PageError() {
  return <UnhandledError />;
}
