import type { Facts } from '@/lib/content/rows/facts/facts';
import { type Diet, eaterOf } from '@/lib/quotation/diets';
import styles from './MenuOptions.module.css';

/**
 * Switches that grey out, in CSS, options that suit none of the selected diets, and put links to the categories of those that do first.
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
      {glutenFree && diets.includes('glutenFree') && (
        <p className={styles.glutenFree}>Sin TACC: {glutenFree}</p>
      )}
    </div>
  );
}
