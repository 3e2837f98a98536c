import type { SourceState } from '@/lib/content/source/source-reader';
import { assetPath } from '@/lib/site/asset-path';
import { momentInBuenosAires } from '@/lib/values/dates';
import styles from './OwnSheet.module.css';

/** How many remarks on a table are shown. */
const MOST = 20;

/**
 * How the site reads the owner's tables, and what of them does not show. Open while something waits for her. Kept like every page, so it says
 * the hour of what it says.
 */
export function OwnSheet({
  sources,
  photos,
}: {
  sources: readonly SourceState[];
  photos: readonly string[];
}) {
  const waits = photos.length > 0 || sources.some(({ problem, remarks }) => problem || remarks.length > 0);
  return (
    <details className={styles.sheet} open={waits}>
      <summary className={styles.summary}>
        <h2>Tu planilla</h2>
        <span>{waits ? 'Hay algo para mirar' : 'Se lee entera'}</span>
      </summary>
      {sources.map((state) => (
        <TableState key={state.title} {...state} />
      ))}
      {photos.length > 0 && (
        <>
          <h3 className={styles.title}>fotos</h3>
          <Remarks remarks={photos} />
        </>
      )}
      {/* Not a link of the router, which may show the page that it has. */}
      <a className={styles.again} href={assetPath('/presupuesto')}>
        Volver a mirar
      </a>
    </details>
  );
}

function TableState({ title, count, remarks, kinds, readAt, problem }: SourceState) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <p>
        Así estaba el {momentInBuenosAires(new Date(readAt))}. {count}
      </p>
      {problem && <p className={styles.problem}>{problemText(problem)}</p>}
      <Remarks remarks={remarks} />
      {kinds.map((kind) => (
        <p key={kind} className={styles.kind}>
          {kind}
        </p>
      ))}
    </section>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {remarks.slice(0, MOST).map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
      {remarks.length > MOST && <li>Y {remarks.length - MOST} más.</li>}
    </ul>
  );
}

function problemText(problem: NonNullable<SourceState['problem']>): string {
  if ('failure' in problem)
    return `No se pudo leer: ${problem.failure}. Se muestra lo último que estaba bien, si hubo algo.`;
  const until = momentInBuenosAires(new Date(problem.until));
  return `Parece un descuido: ${problem.slip}. Si lo es, corregilo. Hasta el ${until} se muestra la versión anterior; después, la planilla como esté.`;
}
