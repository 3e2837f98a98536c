import { Picture } from '@/components/ui/Picture';
import { pictureOf } from '@/lib/content/photos/pictures';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuOption } from '@/lib/content/rows/menu/judge-menu';
import { minimumText } from '@/lib/content/rows/menu/option-terms';
import { dietMarks } from '@/lib/menu/diets';
import { formatPrice, NET_PRICE, netPriceText, toCents } from '@/lib/values/prices';
import styles from './MenuOptions.module.css';

type MenuOptionsProps = {
  id?: string;
  options: readonly MenuOption[];
  facts: OptionFacts;
  /** Whether options with a photo and a price are cards, with the photo across, instead of rows with a small one. */
  asCards?: boolean;
};

/** What a row says of the business. */
type OptionFacts = Pick<Facts, 'vatRate' | 'glutenFree'>;

export function MenuOptions({ id, options, facts, asCards = false }: MenuOptionsProps) {
  const cards = asCards ? options.filter((option) => option.price !== undefined && hasPicture(option)) : [];
  return (
    <ul id={id} className={cards.length === 0 ? undefined : styles.cards}>
      {options.map((option) => (
        <OptionItem
          key={option.id}
          option={option}
          facts={facts}
          isCard={cards.includes(option)}
          // Where its category comes first, it is the largest photo of a phone's first view.
          isInFirstView={option === cards[0]}
        />
      ))}
    </ul>
  );
}

/** Whether an option has a photo, and the photo is prepared. */
function hasPicture({ photo }: MenuOption): boolean {
  return photo !== undefined && pictureOf(photo) !== undefined;
}

type OptionProps = { option: MenuOption; facts: OptionFacts; isCard: boolean; isInFirstView: boolean };

function OptionItem({ option, facts, isCard, isInFirstView }: OptionProps) {
  const { id, category, title, price, isFree, unit, minimum, diets, food, starters, principal } = option;
  const photo = hasPicture(option) ? option.photo : undefined;
  const netPrice =
    typeof price === 'number' && facts.vatRate !== undefined && netPriceText(toCents(price), facts.vatRate);
  const lists = [
    { label: '', dishes: food },
    { label: 'Entradas:', dishes: starters },
    { label: 'Principal:', dishes: principal },
  ];
  return (
    // What is charged per event is no food, so no diet hides it.
    <li
      className={isCard ? styles.card : styles.option}
      data-suits={unit === 'event' ? undefined : diets.join(' ')}
    >
      {/* Holds everything that a request needs to know about the option: a translator changes only the words beside it. */}
      <input
        type="checkbox"
        id={id}
        name={category}
        value={title}
        data-price={typeof price === 'number' ? price : undefined}
        data-words={typeof price === 'string' ? price : undefined}
        data-free={isFree}
        data-unit={unit === 'person' ? undefined : unit}
        data-minimum={minimum}
        data-count="first-tick"
        // The ticks come from the saved choice, which may have changed since: the browser must not restore its own.
        autoComplete="off"
        className={styles.box}
      />
      <OptionLabel option={option} facts={facts} />
      {/* Beside the title, its own description would say the same twice. */}
      {photo && (
        <div className={styles.photo}>
          <Picture name={photo} alt="" sizes={isCard ? CARD : SQUARE} priority={isInFirstView} />
        </div>
      )}
      {minimum && unit !== 'event' && <p className={styles.detail}>Con menos, se cobran {minimum}.</p>}
      {netPrice && <p className={styles.detail}>{`${NET_PRICE}: ${netPrice}`}</p>}
      {lists.map((list) => (
        <Dishes key={list.label} {...list} />
      ))}
      {isCard && (
        // The words on its box, which screen readers do not say: to them it is a checkbox.
        <span className={styles.words} aria-hidden="true">
          <span>Elegir</span>
          <span>✓ Elegido</span>
        </span>
      )}
    </li>
  );
}

function OptionLabel({ option, facts }: Pick<OptionProps, 'option' | 'facts'>) {
  const { id, title, price, unit, minimum, minimumWords, diets } = option;
  const stated = minimumText(minimum ?? minimumWords);
  const glutenFreeMark = facts.glutenFree ? undefined : 'sin TACC (consultanos)';
  return (
    <label htmlFor={id} className={styles.label}>
      <span className={price === undefined ? undefined : styles.titleWithPrice}>
        <bdi>{title}</bdi>
      </span>{' '}
      {price !== undefined && <b className={styles.price}>{formatPrice(price, unit)}</b>}
      {stated && ' '}
      {stated && <small className={styles.minimum}>{stated}</small>}
      {diets.length > 0 && (
        <small className={styles.marks}>
          {dietMarks(diets, glutenFreeMark).map((mark) => (
            <span key={mark}>{` ${mark}`}</span>
          ))}
        </small>
      )}
    </label>
  );
}

/** What widths are asked for. On phones a card's is less than is drawn, which saves more than it shows. */
const CARD = '(width < 48rem) 70vw, (width < 64rem) 46vw, 17rem';
const SQUARE = '(width < 48rem) 96px, 144px';

type DishesProps = { label: string; dishes: readonly string[] };

/** A list of dishes, on lines of its own. */
function Dishes({ label, dishes }: DishesProps) {
  if (dishes.length === 0) return null;
  return (
    <div className={styles.dishes}>
      {/* The space lets a line end after the label, rather than within a dish. */}
      {label && <p>{label}</p>}{' '}
      <ul>
        {dishes.map((dish) => (
          <li key={dish} dir="auto">
            {dish}
          </li>
        ))}
      </ul>
    </div>
  );
}
