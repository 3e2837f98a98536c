import type { MenuOption } from '@/lib/content/rows/menus';
import { type Diet, suitedText } from '@/lib/quotation/diets';
import styles from './MenuOptions.module.css';

type SuitedCountsProps = { options: readonly MenuOption[]; markedDiets: readonly Diet[] };

/** How many options suit each diet, such as `3 veganas`. Each count shows while its diet's switch is on. */
export function SuitedCounts({ options, markedDiets }: SuitedCountsProps) {
  return markedDiets.map((diet) => {
    const suited = options.filter(({ diets }) => diets.includes(diet)).length;
    return (
      suited > 0 && (
        <span key={diet} className={styles.suited} data-diet={diet}>
          {` ${suitedText(diet, suited)}`}
        </span>
      )
    );
  });
}
