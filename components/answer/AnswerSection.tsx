import { Wordmark } from '@/components/ui/Wordmark';
import type { MenuCategory } from '@/lib/content/menus';
import { phoneText } from '@/lib/quotation/phone';
import { business } from '@/lib/site/business';
import type { BusinessFacts } from '@/lib/site/business-facts';
import { config } from '@/lib/site/config';
import { AnswerForm } from './AnswerForm';
import styles from './AnswerSection.module.css';

type AnswerSectionProps = {
  menus: readonly MenuCategory[];
  quote: NonNullable<BusinessFacts['quote']>;
};

/** Where the owner turns a visitor's message into an answer. Everything typed stays in this browser. */
export function AnswerSection({ menus, quote }: AnswerSectionProps) {
  const { name, legal, children, conditions = [] } = business;
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>Presupuesto</h1>
      <p className={styles.lead}>Todo queda en este navegador: nada se manda a ningún servidor.</p>
      <AnswerForm
        offered={menus.flatMap(({ options }) => options)}
        quote={quote}
        business={{
          name,
          logo: <Wordmark />,
          headLines: headLines(),
          childRate: children,
          vatRate: legal?.vatRate,
          conditions,
          accept: quote.accept,
        }}
      />
    </section>
  );
}

/** Who sends the answer, and how to reach them. */
function headLines(): string[] {
  const { legal, email, address } = business;
  const street = address && [address.street, address.locality, address.region].filter(Boolean).join(', ');
  return [
    legal?.name,
    legal?.cuit && `CUIT ${legal.cuit}`,
    `WhatsApp ${phoneText(config.WHATSAPP_PHONE)}`,
    email,
    street,
  ].filter((line) => line !== undefined);
}
