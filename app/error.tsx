'use client';

import { UnhandledError } from '@/components/layout/UnhandledError';

/** Shown in place of a page that threw; header and footer stay. */
export default function PageError() {
  return <UnhandledError />;
}
