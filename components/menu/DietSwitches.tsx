import type { Facts } from '@/lib/content/rows/facts/facts';
import { type Diet, eaterOf } from '@/lib/menu/diets';
import styles from './DietSwitches.module.css';

/**
 * Switches that hide, in CSS, what suits none of the diets that are on: elements beside this one with `data-suits`, which lists diets.
 * Their boxes have no `name`: `isOptionBox` skips them.
 */
export function DietSwitches({ diets, glutenFree }: { diets: readonly Diet[] } & Pick<Facts, 'glutenFree'>) {
  return (
    <div className={styles.diets}>
      <fieldset>
        <legend>¿Hay alguien…?</legend>
        {diets.map((diet) => (
          <label key={diet}>
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state by itself, and ARIA forbids aria-checked on it */}
            <input type="checkbox" role="switch" value={diet} autoComplete="off" /> {eaterOf(diet)}
          </label>
        ))}
      </fieldset>
      <p className={styles.explanation}>Ves lo marcado como apto y lo que elegiste.</p>
      {glutenFree && diets.includes('glutenFree') && (
        <p className={styles.glutenFree}>Sin TACC: {glutenFree}</p>
      )}
    </div>
  );
}
