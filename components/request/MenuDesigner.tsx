import { CategoryChips } from '@/components/menu/CategoryChips';
import { CategorySection } from '@/components/menu/CategorySection';
import { DietSwitches } from '@/components/menu/DietSwitches';
import { Band } from '@/components/ui/Band';
import { JumpLink } from '@/components/ui/JumpLink';
import { WhatsappLink } from '@/components/ui/WhatsappLink';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory, MenuOption } from '@/lib/content/rows/menu/judge-menu';
import { type ListName, listNames, listOfCategory } from '@/lib/menu/categories';
import { diets } from '@/lib/menu/diets';
import { isPriced } from '@/lib/menu/request-option';
import { config } from '@/lib/site/config';
import { conditionId } from '@/lib/values/condition-id';
import { numberText } from '@/lib/values/whatsapp-number';
import { MenuAndRequest } from './MenuAndRequest';
import styles from './MenuDesigner.module.css';

type MenuDesignerProps = {
  menus: MenuCategory[];
  /** The day of the prices, `yyyy-MM-dd`; undefined if unknown. */
  pricesOn?: string | undefined;
  facts: Facts;
};

export function MenuDesigner(props: MenuDesignerProps) {
  if (props.menus.length === 0) return <NoMenus />;
  return (
    <section className={styles.designer}>
      <Menu {...props} />
    </section>
  );
}

function Menu({ menus, pricesOn, facts }: MenuDesignerProps) {
  const options = menus.flatMap((category) => category.options);
  const markedDiets = diets.filter((diet) => options.some((option) => option.diets.includes(diet)));
  const categories = menus.map((category, index) => ({
    ...category,
    id: `categoria-${index + 1}`,
    suits: suitedBy(category),
  }));
  const included = facts.conditions.findIndex(({ title }) => /incluye/i.test(title));
  return (
    <MenuAndRequest
      business={{
        logo: <Wordmark name={facts.name} />,
        phone: config.WHATSAPP_PHONE,
        phoneText: numberText(config.WHATSAPP_PHONE),
        email: facts.email,
        answerPromise:
          facts.promises.find((promise) => /respond|contest/i.test(promise)) ??
          'Nos vamos a contactar con vos para confirmar el evento',
        openingTimes: facts.openingHours.flatMap(({ times }) => times),
        saysTrafficSource: config.MESSAGE_ORIGIN,
        childRate: facts.childRate,
        leadDays: facts.leadDays,
        pricesOn,
      }}
    >
      <legend>
        {/* `focusTab` of RequestDialog focuses it where there is no tab. */}
        <h2 id="disena-tu-menu" className={styles.heading} tabIndex={-1}>
          Diseñá tu menú.
        </h2>
      </legend>
      <p className={styles.note}>
        <span>(Todos los precios son por persona)</span>{' '}
        {options.some(isOtherwise) && 'Salvo donde dice otra cosa. '}
        {included >= 0 && (
          <JumpLink to={conditionId(included)} className="quiet">
            ¿Qué incluye?
          </JumpLink>
        )}
      </p>
      <p className={styles.withoutScripts}>
        Anotá lo que te guste y pedinos la cotización por WhatsApp.{' '}
        <WhatsappLink className="primary">Abrir WhatsApp</WhatsappLink>
      </p>
      <div className={styles.categories}>
        {markedDiets.length > 0 && <DietSwitches diets={markedDiets} glutenFree={facts.glutenFree} />}
        <div>
          {categories.length > 1 && (
            <CategoryChips
              categories={inOrderOfJumps(categories).map(({ name, id, suits }) => ({ name, id, suits }))}
            />
          )}
          {categories.map((category) => (
            <CategorySection key={category.name} {...category} facts={facts} />
          ))}
        </div>
      </div>
    </MenuAndRequest>
  );
}

/** Whether an option has a price that is charged per event, or not counted. */
function isOtherwise(option: MenuOption): boolean {
  return option.price !== undefined && (option.unit === 'event' || !isPriced(option));
}

/** The diets that an option suits, as `data-suits` lists them; undefined if one of the options is charged per event, which is no food. */
function suitedBy({ options }: MenuCategory): string | undefined {
  if (options.some(({ unit }) => unit === 'event')) return undefined;
  return diets.filter((diet) => options.some((option) => option.diets.includes(diet))).join(' ');
}

/** The first category of mains, then starters, desserts and drinks, then the other categories. */
function inOrderOfJumps<Category extends MenuCategory>(categories: Category[]): Category[] {
  const inList = (list: ListName) => categories.filter(({ name }) => listOfCategory(name) === list);
  const sides = listNames.filter((list) => list !== 'menu').flatMap(inList);
  return [...new Set([...inList('menu').slice(0, 1), ...sides, ...categories])];
}

function NoMenus() {
  return (
    <div className={styles.noMenus}>
      <Band photo="evento-4" title="Diseñá tu menú.">
        <p>
          Estamos renovando la carta. Contanos qué te gustaría comer y te pasamos una propuesta a tu medida.
        </p>
        <WhatsappLink className="primary">Pedir propuesta por WhatsApp</WhatsappLink>
      </Band>
    </div>
  );
}
