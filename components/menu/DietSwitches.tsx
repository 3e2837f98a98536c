import type { Facts } from '@/lib/content/rows/facts/facts';
import { type Diet, dietMarks } from '@/lib/menu/diets';
import styles from './DietSwitches.module.css';

/**
 * Switches that hide, in CSS, what suits none of the diets that are on, unless it is chosen: elements with `data-suits`, which lists diets, in
 * the elements after this one.
 * Their boxes have no `name`: `isOptionBox` skips them. They have a form of their own, for the button that switches them off.
 */
export function DietSwitches({ diets, glutenFree }: { diets: readonly Diet[] } & Pick<Facts, 'glutenFree'>) {
  return (
    // With this method, Enter does not reload the page.
    <form method="dialog" autoComplete="off" className={styles.diets}>
      <fieldset className="row">
        <legend>Mostrar solo:</legend>
        {diets.map((diet) => (
          <label key={diet}>
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state by itself, and ARIA forbids aria-checked on it */}
            <input type="checkbox" role="switch" value={diet} /> {dietMarks([diet])}
          </label>
        ))}
      </fieldset>
      <p className={`row ${styles.explanation}`}>
        Ves lo marcado como apto y lo que elegiste.{' '}
        <button type="reset" className="quiet">
          Ver todo
        </button>
      </p>
      {glutenFree && diets.includes('glutenFree') && (
        <p className={`row ${styles.glutenFree}`}>Sin TACC: {glutenFree}</p>
      )}
    </form>
  );
}
