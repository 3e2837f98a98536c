import { assetPath } from '@/lib/site/asset-path';
import styles from './Avatar.module.css';

/**
 * A reviewer's picture, through the site's own image optimizer: the visitor's browser asks no third party. A missing, broken or
 * foreign one (host not in `IMAGE_HOSTS`) leaves the default picture, which stands behind it.
 */
export function Avatar({ url }: { url: string | undefined }) {
  return (
    <span className={styles.avatar}>
      {url && isOptimizable(url) && (
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

function isOptimizable(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  // As the optimizer has them: next.config.mjs sets both when the site is built.
  const imageHosts = process.env.IMAGE_HOSTS?.split(',') ?? [];
  return protocol === 'https:' && imageHosts.includes(hostname);
}
