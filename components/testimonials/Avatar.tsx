import { avatarAddress } from '@/lib/site/avatar-address';
import styles from './Avatar.module.css';

/** A reviewer's picture, through the site's own image optimizer, so that the visitor's browser sends no request to a third party. */
export function Avatar({ url }: { url: string | undefined }) {
  return (
    <span className={styles.avatar}>
      {url && <img src={avatarAddress(url)} alt="" width={48} height={48} loading="lazy" decoding="async" />}
    </span>
  );
}
