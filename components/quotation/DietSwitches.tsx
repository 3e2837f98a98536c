import { type Diet, dietMarks } from '@/lib/quotation/diets';
import styles from './MenuOptions.module.css';

type DietSwitchesProps = {
  /** Those that some option of the menu suits. */
  diets: readonly Diet[];
  /** How the business cooks without gluten. */
  glutenFree: string | undefined;
};

/** Chips that grey out what suits none of the diets that are on, in CSS. The boxes have no `name`, so `isOptionBox` passes them over. */
export function DietSwitches({ diets, glutenFree }: DietSwitchesProps) {
  return (
    <div className={styles.diets}>
      <fieldset>
        <legend>¿Alguien es…?</legend>
        {diets.map((diet) => (
          <label key={diet}>
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself, and ARIA forbids it aria-checked */}
            <input type="checkbox" role="switch" value={diet} autoComplete="off" /> {dietMarks([diet])}
          </label>
        ))}
      </fieldset>
      {glutenFree && diets.includes('glutenFree') && (
        <p className={styles.glutenFree}>Sin TACC: {glutenFree}</p>
      )}
    </div>
  );
}
