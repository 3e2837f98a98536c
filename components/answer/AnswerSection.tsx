import { Wordmark } from '@/components/ui/Wordmark';
import { listOfCategory } from '@/lib/quotation/categories';
import type { MenuCategory } from '@/lib/quotation/menu-option';
import { business } from '@/lib/site/business';
import type { BusinessFacts } from '@/lib/site/business-facts';
import { AnswerForm } from './AnswerForm';
import styles from './AnswerSection.module.css';

type AnswerSectionProps = {
  menus: readonly MenuCategory[];
  quote: NonNullable<BusinessFacts['quote']>;
};

/** Where the owner makes an answer of a visitor's message. What is typed stays in this browser. */
export function AnswerSection({ menus, quote }: AnswerSectionProps) {
  const { name, legal, children, conditions = [] } = business;
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>Presupuesto</h1>
      <p className={styles.lead}>
        Pegá el mensaje de un pedido y revisá los precios. Todo queda en este navegador: nada se manda a
        ningún servidor.
      </p>
      <AnswerForm
        offered={menus.flatMap((category) =>
          category.options.map(({ title, price, unit, minimum }) => ({
            list: listOfCategory(category.name),
            title,
            price,
            unit,
            minimum,
          })),
        )}
        quote={quote}
        business={{
          name,
          logo: <Wordmark />,
          legalLines: [legal?.name, legal?.cuit && `CUIT ${legal.cuit}`].filter((line) => line !== undefined),
          childRate: children,
          vatRate: legal?.vatRate,
          conditions,
        }}
      />
    </section>
  );
}
