import { assetPath } from '@/lib/site/asset-path';
import manifest from '@/public/images/prepared/manifest.json';

export type PictureName = keyof typeof manifest;

export type PictureProps = {
  name: PictureName;
  /** Alternative text in Spanish; empty when the photo is decoration. */
  alt: string;
  /** How wide the photo is drawn, as in `<img sizes>`: the browser chooses the file by it. */
  sizes: string;
  className?: string | undefined;
  /** For the first view: requested at once and ahead of other files, where other photos load lazily. */
  priority?: boolean;
  /** Another photo for windows that match the media condition. */
  instead?: { name: PictureName; media: string; sizes: string };
};

export function Picture({ name, alt, sizes, className, priority = false, instead }: PictureProps) {
  const { width, height, fallback } = manifest[name];
  return (
    <picture>
      {instead && (
        <source type="image/avif" media={instead.media} srcSet={srcSet(instead.name)} sizes={instead.sizes} />
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
  );
}

function srcSet(name: PictureName): string {
  return manifest[name].avif.map(({ src, width }) => `${assetPath(src)} ${width}w`).join(', ');
}
