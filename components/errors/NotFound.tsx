import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import type { Facts } from '@/lib/content/rows/facts/facts';
import styles from './errors.module.css';

export function NotFound({ photos }: Pick<Facts, 'photos'>) {
  return (
    <section className={styles.notFound}>
      <Picture
        name="error404"
        alt={photos.error404}
        sizes="(width < 48rem) 90vw, 34rem"
        className={styles.picture}
      />
      <div>
        <h1 className={styles.title}>Error 404!</h1>
        <p className={styles.text}>
          Parece que esta página no existe, volvé a navegar con nosotros <Link href="/">aquí</Link>
        </p>
        <Link href="/" className="primary">
          Volver al inicio
        </Link>
      </div>
    </section>
  );
}
