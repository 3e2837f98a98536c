import { business } from '@/lib/site/business';
import { conditionId } from '@/lib/site/condition-id';
import styles from './Conditions.module.css';

/** About four lines of a narrow phone. */
const SHORT = 150;

/** The business's conditions, such as deposit and minimum. On phones long ones are folded; nothing where the business states none. */
export function Conditions() {
  const { conditions } = business;
  if (!conditions) return null;
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
