import { WhatsappButton } from '@/components/ui/WhatsappButton';
import type { MenuCategory } from '@/lib/content/menus';
import { config } from '@/lib/site/config';
import { CategorySection } from './CategorySection';
import styles from './MenuDesigner.module.css';
import { MenuOptionRow } from './MenuOptionRow';
import { QuotationForm } from './QuotationForm';

/** The one category that starts open (specification, section 9). */
const OPEN_AT_FIRST = 'A Pedido';

/** The menu-design form: all of the menu is rendered here, on the server; the form brings it to life. */
export function MenuDesigner({ menus }: { menus: MenuCategory[] }) {
  return (
    <section className={styles.designer}>{menus.length === 0 ? <NoMenus /> : <Menu menus={menus} />}</section>
  );
}

function Menu({ menus }: { menus: MenuCategory[] }) {
  const choices = menus.flatMap(({ name, options }) =>
    options.map(({ id, title, price }) => ({ id, category: name, title, price })),
  );
  return (
    <QuotationForm choices={choices} phone={config.WHATSAPP_PHONE}>
      {/* Where the style sheet takes the legend's box away, WebKit no longer finds the name in it. */}
      <fieldset className={styles.fieldset} aria-labelledby="disena-tu-menu">
        <legend>
          <h2 id="disena-tu-menu" className={styles.title} tabIndex={-1}>
            Diseñá tu menú.
          </h2>
        </legend>
        <p className={styles.note}>(Todos los precios son por persona)</p>
        <p className={styles.withoutScripts}>
          Anotá lo que te guste y pedinos la cotización por WhatsApp.{' '}
          <WhatsappButton>Abrir WhatsApp</WhatsappButton>
        </p>
        <div className={styles.categories}>
          {menus.map(({ name, options }, index) => (
            <CategorySection
              key={name}
              id={`categoria-${index + 1}`}
              name={name}
              size={options.length}
              openAtFirst={name === OPEN_AT_FIRST}
            >
              <ul>
                {options.map((option) => (
                  <MenuOptionRow key={option.id} option={option} />
                ))}
              </ul>
            </CategorySection>
          ))}
        </div>
      </fieldset>
    </QuotationForm>
  );
}

/** In place of a menu that has never been loaded; what went wrong is not the visitor's concern. */
function NoMenus() {
  return (
    <div className={styles.noMenus}>
      <h2 className={styles.title}>Diseñá tu menú.</h2>
      <p>
        Estamos renovando la carta. Contanos qué te gustaría comer y te pasamos una propuesta a tu medida.
      </p>
      <WhatsappButton>Pedir propuesta por WhatsApp</WhatsappButton>
    </div>
  );
}
