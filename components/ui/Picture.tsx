import { type Entry, type PictureName, pictureOf } from '@/lib/content/photos/pictures';
import type { DishPhotoName } from '@/lib/content/rows/menu/named-photo';
import { assetPath } from '@/lib/site/asset-path';
import type { PhotoName } from '@/lib/site/photo-names';

export type PictureProps = {
  name: PhotoName | DishPhotoName;
  /** What is seen in the photo: its description in the business facts, if it has one. Empty where the photo is decoration. */
  alt: string | undefined;
  /** Another crop of the photo than the file of its name. */
  file?: PictureName | DishPhotoName;
  /** How wide the photo is drawn, as in `<img sizes>`: the browser chooses the file by it. */
  sizes: string;
  className?: string | undefined;
  /** For the first view: requested at once and ahead of other files, where other photos load lazily. */
  priority?: boolean;
  /** Another photo for windows that match the media condition. */
  instead?: { file: PictureName; media: string; sizes: string };
};

export function Picture({ name, alt, file = name, sizes, className, priority, instead }: PictureProps) {
  const picture = pictureOf(file);
  if (!picture) return null;
  const { width, height, fallback } = picture;
  return (
    <picture>
      {instead && (
        <source
          type="image/avif"
          media={instead.media}
          srcSet={srcSet(pictureOf(instead.file))}
          sizes={instead.sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        className={className}
        src={assetPath(fallback)}
        alt={alt ?? ''}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

function srcSet({ avif }: Entry): string {
  return avif.map(({ src, width }) => `${assetPath(src)} ${width}w`).join(', ');
}
