import { business } from '@/lib/site/business';
import { conditionId } from '@/lib/site/condition-id';
import styles from './Conditions.module.css';

/** The business's conditions, such as deposit and minimum. Folded on phones; nothing where the business states none. */
export function Conditions() {
  const { conditions } = business;
  if (!conditions) return null;
  return (
    <section className={styles.section} aria-labelledby="antes-de-pedir">
      <h2 id="antes-de-pedir">Antes de pedir</h2>
      <div className={styles.conditions}>
        {conditions.map(({ title, text }, index) => (
          <details key={title} className={styles.condition}>
            <summary>{title}</summary>
            <p id={conditionId(index)}>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
