import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { Picture, type PictureProps } from './Picture';

type BandProps = {
  photo: PictureProps['name'];
  title: string;
  /** The call to action: a link styled as a button, and what leads to it. */
  children: ReactNode;
};

/**
 * A dark band across the page: a title with a button, and beside it, on phones above it, a photo that fades into the dark and reaches the
 * right edge.
 */
export function Band({ photo, title, children }: BandProps) {
  return (
    <section className={styles.band}>
      <Picture name={photo} alt="" sizes="(width < 48rem) 100vw, 62vw" className={styles.photo} />
      <div className={styles.text}>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
