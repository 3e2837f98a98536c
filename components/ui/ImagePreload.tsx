'use client';

import { preload } from 'react-dom';

type ImagePreloadProps = {
  /** As in `<source srcset>`. */
  srcSet: string;
  /** As in `<source sizes>`. */
  sizes: string;
  /** Preloads only where this media condition holds. */
  media: string | undefined;
};

/**
 * Puts a preload of an AVIF into the head of the server's HTML, and does nothing in the browser. A client component, because the
 * preload of a server component is also sent with the prefetch of the page, and every page that links here would fetch the photo.
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
