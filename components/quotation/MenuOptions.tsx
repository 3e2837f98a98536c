import { Picture } from '@/components/ui/Picture';
import { pictureOf } from '@/lib/content/photos/pictures';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuOption } from '@/lib/content/rows/menus';
import { dietMarks } from '@/lib/quotation/diets';
import { NET_PRICE, netPriceText } from '@/lib/quotation/net-price';
import { peopleText } from '@/lib/quotation/people';
import { formatPrice, toCents } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';

type MenuOptionsProps = {
  id?: string;
  options: readonly MenuOption[];
  facts: OptionFacts;
  /** Whether options with photos are cards, with the photo across the top, instead of rows with a small one. */
  asCards?: boolean;
};

/** What a row says of the business. */
type OptionFacts = Pick<Facts, 'vatRate' | 'glutenFree'>;

export function MenuOptions({ id, options, facts, asCards = false }: MenuOptionsProps) {
  const firstCard = asCards ? options.find(hasPicture) : undefined;
  return (
    <ul id={id} className={firstCard && styles.cards}>
      {options.map((option) => (
        <Option
          key={option.id}
          option={option}
          facts={facts}
          photoSizes={firstCard ? CARD : SQUARE}
          // On phones it is the largest photo of the first view.
          isInFirstView={option === firstCard}
        />
      ))}
    </ul>
  );
}

/** Whether an option has a photo, and the photo is prepared. */
function hasPicture({ photo }: MenuOption): boolean {
  return photo !== undefined && pictureOf(photo) !== undefined;
}

type OptionProps = { option: MenuOption; facts: OptionFacts; photoSizes: string; isInFirstView: boolean };

function Option({ option, facts, photoSizes, isInFirstView }: OptionProps) {
  const { id, category, title, price, isFree, unit, minimum, diets, food, starters, principal } = option;
  const photo = hasPicture(option) ? option.photo : undefined;
  const netPrice =
    typeof price === 'number' && facts.vatRate !== undefined && netPriceText(toCents(price), facts.vatRate);
  const glutenFreeMark = facts.glutenFree ? undefined : 'sin TACC (consultanos)';
  return (
    <li className={photo ? styles.withPhoto : styles.option}>
      {/* Holds everything that a request needs to know about the option: a translator changes only the words beside it. */}
      <input
        type="checkbox"
        id={id}
        name={category}
        value={title}
        data-price={price}
        data-free={isFree}
        data-unit={unit === 'person' ? undefined : unit}
        data-minimum={minimum}
        data-diets={diets.join(' ') || undefined}
        data-count="first-tick"
        // The ticks come from the saved menu, which may have changed since: the browser must not restore its own.
        autoComplete="off"
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={price === undefined ? undefined : styles.titleWithPrice}>
          <bdi>
            {title}
            {minimum && ' '}
            {minimum && <small className={styles.minimum}>desde {peopleText(minimum)}</small>}
          </bdi>
        </span>{' '}
        {price !== undefined && <b className={styles.price}>{formatPrice(price, unit)}</b>}
        {diets.length > 0 && (
          <small className={styles.marks}>
            {dietMarks(diets, glutenFreeMark).map((mark) => (
              <span key={mark}>{` ${mark}`}</span>
            ))}
          </small>
        )}
      </label>
      {minimum && unit !== 'event' && <p className={styles.dishes}>Con menos, se cobran {minimum}.</p>}
      {netPrice && <p className={styles.netPrice}>{`${NET_PRICE}: ${netPrice}`}</p>}
      <Dishes dishes={food} />
      <Dishes label="Entradas:" dishes={starters} />
      <Dishes label="Principal:" dishes={principal} />
      {/* Beside the title, its own description would say the same twice. */}
      {photo && (
        <div className={styles.photo}>
          <Picture name={photo} sizes={photoSizes} priority={isInFirstView} />
        </div>
      )}
    </li>
  );
}

/** How wide photos are drawn. They are wider than their frames, which cut their sides off. */
const CARD = '(width < 48rem) 70vw, (width < 64rem) 46vw, min(22vw, 17rem)';
const SQUARE = '(width < 48rem) 96px, 144px';

function Dishes({ label, dishes }: { label?: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  const items = dishes.map((dish) => (
    <li key={dish} dir="auto">
      {dish}
    </li>
  ));
  if (!label) return <ul className={styles.dishes}>{items}</ul>;
  return (
    <div className={styles.dishes}>
      {/* The space lets a line end after the label rather than within the first dish. */}
      <p>{label}</p> <ul>{items}</ul>
    </div>
  );
}
