import { WhatsappButton } from '@/components/ui/WhatsappButton';
import { Wordmark } from '@/components/ui/Wordmark';
import type { MenuCategory } from '@/lib/content/menus';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { CategorySection } from './CategorySection';
import styles from './MenuDesigner.module.css';
import { MenuOptions } from './MenuOptions';
import { optionsData } from './options-data';
import { QuotationForm } from './QuotationForm';

/** The category that is open in the server's HTML; all others are closed. Where the API has no such category, none is open. */
const OPEN_AT_FIRST = 'A Pedido';

type MenuDesignerProps = {
  /** The menu, in the order of the API. */
  menus: MenuCategory[];
};

/** The menu form. The whole menu is rendered here, on the server; {@link QuotationForm} is the client component around it. */
export function MenuDesigner({ menus }: MenuDesignerProps) {
  return (
    <section className={styles.designer}>{menus.length === 0 ? <NoMenus /> : <Menu menus={menus} />}</section>
  );
}

function Menu({ menus }: { menus: MenuCategory[] }) {
  return (
    <QuotationForm
      business={{
        logo: <Wordmark />,
        phone: config.WHATSAPP_PHONE,
        messageOrigin: config.MESSAGE_ORIGIN,
      }}
    >
      {/* Named by the heading: WebKit does not take the name from a legend with `display: contents` (2.50). */}
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
              id={panelId(index)}
              name={name}
              size={options.length}
              openAtFirst={name === OPEN_AT_FIRST}
            >
              <MenuOptions
                panelId={panelId(index)}
                data={optionsData(options)}
                vatRate={business.legal?.vatRate}
              />
            </CategorySection>
          ))}
        </div>
      </fieldset>
    </QuotationForm>
  );
}

const panelId = (index: number) => `categoria-${index + 1}`;

/** Shown as long as no menu has ever been loaded. It names no error: the visitor can do nothing about one. */
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
