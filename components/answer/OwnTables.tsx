import type { ReactNode } from 'react';
import type { SourceState } from '@/lib/content/source/source-reader';
import { assetPath } from '@/lib/site/asset-path';
import { ANSWER_PATH } from '@/lib/site/pages';
import { momentInBuenosAires } from '@/lib/values/dates';
import styles from './OwnTables.module.css';

/** The most remarks that are shown on a table, or on the photos. */
const MOST = 20;

/**
 * How the site reads the owner's tables, and what of them does not show. Open while something waits for her. Kept like every page, so it says
 * the hour of what it says.
 */
export function OwnTables({
  sources,
  photos,
}: {
  sources: readonly SourceState[];
  photos: readonly string[];
}) {
  const waits = photos.length > 0 || sources.some(({ problem, remarks }) => problem || remarks.length > 0);
  return (
    <details className={styles.tables} open={waits}>
      <summary className={styles.summary}>
        <h2>Tu planilla</h2>
        <span>{waits ? 'Hay algo para mirar' : 'Nada para mirar'}</span>
      </summary>
      {sources.map(({ title, remarks, charges, readAt, count, problem }) => (
        <Part key={title} title={title} remarks={remarks} charges={charges}>
          <p>
            Así estaba el {momentInBuenosAires(new Date(readAt))}. {count}
          </p>
          {problem && <p className={styles.problem}>{problemText(problem)}</p>}
        </Part>
      ))}
      {photos.length > 0 && <Part title="fotos" remarks={photos} />}
      {/* Not a link of the router, which may show the page that it has. */}
      <a className={styles.again} href={assetPath(ANSWER_PATH)}>
        Volver a mirar
      </a>
    </details>
  );
}

type PartProps = {
  title: string;
  remarks: readonly string[];
  charges?: readonly string[];
  children?: ReactNode;
};

function Part({ title, remarks, charges = [], children }: PartProps) {
  const lines =
    remarks.length > MOST ? [...remarks.slice(0, MOST), `Y ${remarks.length - MOST} más.`] : remarks;
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      <ul className={styles.lines}>
        {[...lines, ...charges].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function problemText({ why, heldUntil }: NonNullable<SourceState['problem']>): string {
  if (!heldUntil) return `No se pudo leer: ${why}. Se muestra lo último que estaba bien, si hubo algo.`;
  const until = momentInBuenosAires(new Date(heldUntil));
  return `Parece un descuido: ${why}. Si lo es, corregilo. Hasta el ${until} se muestra la versión anterior; después, la planilla como esté.`;
}
