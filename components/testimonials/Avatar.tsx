import { assetPath } from '@/lib/site/asset-path';
import { isImageHost } from '@/lib/site/image-hosts';
import styles from './Avatar.module.css';

type AvatarProps = {
  /** Address of the picture as the API has it. */
  url: string | undefined;
};

/**
 * A reviewer's picture, through the site's own image optimizer, so that the visitor's browser sends no request to a third party. The
 * default picture is the background, and shows where the picture is missing or broken, or its host is not one of `IMAGE_HOSTS`.
 */
export function Avatar({ url }: AvatarProps) {
  return (
    <span className={styles.avatar}>
      {url && isImageHost(url) && (
        <img
          src={assetPath(`/_next/image?url=${encodeURIComponent(url)}&w=96&q=75`)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
