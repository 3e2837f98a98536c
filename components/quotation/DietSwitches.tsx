import { type Diet, eaterOf } from '@/lib/quotation/diets';
import { business } from '@/lib/site/business';
import styles from './MenuOptions.module.css';

/**
 * Switches that grey out, in CSS, options that suit none of the selected diets, and put links to the categories of those that do first.
 * Their boxes have no `name`: `isOptionBox` skips them.
 */
export function DietSwitches({ diets }: { diets: readonly Diet[] }) {
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
      {business.glutenFree && diets.includes('glutenFree') && (
        <p className={styles.glutenFree}>Sin TACC: {business.glutenFree}</p>
      )}
    </div>
  );
}
