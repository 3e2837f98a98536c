'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';

/** Goes to a page and scrolls smoothly to its top, where Next by default would jump. */
export function SmoothLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} scroll={false} onClick={scrollToTop} />;
}
