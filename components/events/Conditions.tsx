import { business } from '@/lib/site/business';
import styles from './Conditions.module.css';

/** What a planner asks first: deposit, minimum, what is included. Nothing where the business states none. */
export function Conditions() {
  const { conditions } = business;
  if (!conditions) return null;
  return (
    <section className={styles.conditions} aria-label="Condiciones">
      {conditions.map(({ title, text }) => (
        <details key={title} className={styles.condition}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </section>
  );
}
