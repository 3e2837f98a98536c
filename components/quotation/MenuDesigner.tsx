import { Picture } from '@/components/ui/Picture';
import { WhatsappButton } from '@/components/ui/WhatsappButton';
import { WhatsappMark } from '@/components/ui/WhatsappMark';
import { Wordmark } from '@/components/ui/Wordmark';
import { diets } from '@/lib/quotation/diets';
import type { MenuCategory } from '@/lib/quotation/menu-option';
import { phoneText } from '@/lib/quotation/phone';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { CategorySection } from './CategorySection';
import { DietSwitches } from './DietSwitches';
import styles from './MenuDesigner.module.css';
import { QuotationForm } from './QuotationForm';

export function MenuDesigner({ menus }: { menus: MenuCategory[] }) {
  return (
    <section className={styles.designer}>{menus.length === 0 ? <NoMenus /> : <Menu menus={menus} />}</section>
  );
}

function Menu({ menus }: { menus: MenuCategory[] }) {
  const marked = new Set(menus.flatMap(({ options }) => options.flatMap((option) => option.diets)));
  const markedDiets = diets.filter((diet) => marked.has(diet));
  return (
    <QuotationForm
      business={{
        logo: <Wordmark />,
        mark: <WhatsappMark size={24} />,
        phone: config.WHATSAPP_PHONE,
        phoneText: phoneText(config.WHATSAPP_PHONE),
        email: business.email,
        answerPromise: business.promises?.find((promise) => /respond|contest/i.test(promise)),
        messageOrigin: config.MESSAGE_ORIGIN,
        childRate: business.children,
        marksGlutenFree: markedDiets.includes('glutenFree'),
        conditions: business.conditions,
      }}
      titleId="disena-tu-menu"
      plainLink={<WhatsappButton>Pedir cotización por WhatsApp</WhatsappButton>}
    >
      <legend>
        <h2 id="disena-tu-menu" tabIndex={-1}>
          Diseñá tu menú.
        </h2>
      </legend>
      <p className={styles.note}>(Todos los precios son por persona)</p>
      <p className={styles.lead}>Lo que marques se va sumando.</p>
      <p className={styles.withoutScripts}>
        Anotá lo que te guste y pedinos la cotización por WhatsApp.{' '}
        <WhatsappButton>Abrir WhatsApp</WhatsappButton>
      </p>
      <div className={styles.categories}>
        {markedDiets.length > 0 && <DietSwitches diets={markedDiets} glutenFree={business.glutenFree} />}
        {menus.map((category) => (
          <CategorySection key={category.name} {...category} markedDiets={markedDiets} />
        ))}
      </div>
    </QuotationForm>
  );
}

function NoMenus() {
  return (
    <div className={styles.noMenus}>
      <Picture
        name="servicio-3"
        alt=""
        sizes="(width < 48rem) 92vw, min(46vw, 34rem)"
        className={styles.photo}
      />
      <div>
        <h2>Diseñá tu menú.</h2>
        <p className={styles.invitation}>
          Estamos renovando la carta. Contanos qué te gustaría comer y te pasamos una propuesta a tu medida.
        </p>
        <WhatsappButton>Pedir propuesta por WhatsApp</WhatsappButton>
      </div>
    </div>
  );
}
