import type { Facts } from '@/lib/content/rows/facts/facts';
import { conditionId } from '@/lib/quotation/conditions';
import styles from './Conditions.module.css';

/** The longest answer that is not folded on phones: about four lines of a narrow one. */
const SHORT = 160;

/** The business's conditions, such as deposit and minimum; nothing where the business states none. */
export function Conditions({ conditions }: Pick<Facts, 'conditions'>) {
  if (conditions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="antes-de-pedir">
      <h2 id="antes-de-pedir">Antes de pedir</h2>
      <div className={styles.conditions}>
        {conditions.map(({ title, text }, index) => {
          const id = conditionId(index);
          return text.length <= SHORT ? (
            <div key={title} className={styles.condition}>
              <strong>{title}</strong>
              <p id={id}>{text}</p>
            </div>
          ) : (
            <details key={title} className={styles.condition}>
              <summary>{title}</summary>
              <p id={id}>{text}</p>
            </details>
          );
        })}
      </div>
    </section>
  );
}
