import { assetPath } from '@/lib/site/asset-path';
import manifest from '@/public/images/prepared/manifest.json';
import { ImagePreload } from './ImagePreload';

/** Names of the prepared photos. */
export type PictureName = keyof typeof manifest;

/** What a picture is told. */
export type PictureProps = {
  name: PictureName;
  /** What is seen, in Spanish; empty when the photo only decorates. */
  alt: string;
  /** How wide the picture's box is, as in `<img sizes>`: the browser chooses the file by it. */
  sizes: string;
  className?: string | undefined;
  /** For the first view: fetched at once and before all else, instead of when it nears. */
  priority?: boolean;
  /** Shown instead while the media condition holds. */
  instead?: { name: PictureName; media: string; sizes: string };
};

/** A photo of `public/images/`, as AVIF of a fitting width with a JPEG for old browsers. */
export function Picture({ name, alt, sizes, className, priority = false, instead }: PictureProps) {
  const { width, height, fallback } = manifest[name];
  return (
    <>
      {priority && (
        <ImagePreload srcSet={srcSet(name)} sizes={sizes} media={instead && `not all and ${instead.media}`} />
      )}
      {priority && instead && (
        <ImagePreload srcSet={srcSet(instead.name)} sizes={instead.sizes} media={instead.media} />
      )}
      <picture>
        {instead && (
          <source
            type="image/avif"
            media={instead.media}
            srcSet={srcSet(instead.name)}
            sizes={instead.sizes}
          />
        )}
        <source type="image/avif" srcSet={srcSet(name)} sizes={sizes} />
        <img
          className={className}
          src={assetPath(fallback)}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </>
  );
}

function srcSet(name: PictureName): string {
  return manifest[name].avif.map(({ src, width }) => `${assetPath(src)} ${width}w`).join(', ');
}
