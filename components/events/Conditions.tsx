import type { Facts } from '@/lib/content/rows/facts/facts';
import { conditionId } from '@/lib/quotation/conditions';
import styles from './Conditions.module.css';

/** About four lines of a narrow phone. */
const SHORT = 160;

/** The business's conditions, such as deposit and minimum. On phones long ones are folded; nothing where the business states none. */
export function Conditions({ conditions }: Pick<Facts, 'conditions'>) {
  if (conditions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="antes-de-pedir">
      <h2 id="antes-de-pedir">Antes de pedir</h2>
      <div className={styles.conditions}>
        {conditions.map(({ title, text }, index) => (
          <details key={title} className={styles.condition} open={text.length <= SHORT}>
            <summary>{title}</summary>
            <p id={conditionId(index)}>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
