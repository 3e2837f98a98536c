import type { Facts } from '@/lib/content/rows/facts/facts';
import { conditionId } from '@/lib/values/condition-id';
import styles from './Conditions.module.css';

/** The business's conditions, such as deposit and minimum; nothing where the business states none. */
export function Conditions({ conditions }: Pick<Facts, 'conditions'>) {
  if (conditions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="antes-de-pedir">
      <h2 className="section-title" id="antes-de-pedir">
        Antes de pedir
      </h2>
      <div className={styles.conditions}>
        {conditions.map(({ title, text }, index) => (
          <div key={title} className={styles.condition} id={conditionId(index)}>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
