'use client';

import { preload } from 'react-dom';

type ImagePreloadProps = {
  srcSet: string;
  sizes: string;
  /** Preloads only where this media condition holds. */
  media: string | undefined;
};

/**
 * Puts a preload of an AVIF into the head of the server's HTML, and does nothing in the browser: a server component's preload
 * also travels with the page's prefetch, and would fetch the photo on every page that links to this one.
 */
export function ImagePreload({ srcSet, sizes, media }: ImagePreloadProps) {
  if (typeof window === 'undefined') {
    preload(srcSet.split(' ', 1)[0] ?? '', {
      as: 'image',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
      ...(media && { media }),
    });
  }
  return null;
}
