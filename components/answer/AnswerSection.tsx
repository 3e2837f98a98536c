import type { ReactNode } from 'react';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { config } from '@/lib/site/config';
import { numberText } from '@/lib/values/whatsapp-number';
import styles from './Answer.module.css';
import { AnswerForm } from './AnswerForm';

type AnswerSectionProps = {
  menus: readonly MenuCategory[];
  pricesOn?: string | undefined;
  facts: Facts;
  /**
   * How the owner's tables are read. Here, because what an owner looks at is her page, not a log. It has no password, so what is said of
   * rows holds only what everybody may read (`lib/content/source/report.test.ts`): of reviews the row's number, of a failure its kind.
   */
  tables?: ReactNode;
};

/** Where the owner turns a visitor's message into an answer. Everything typed stays in this browser. */
export function AnswerSection({ menus, pricesOn = '', facts, tables }: AnswerSectionProps) {
  const { name, childRate, vatRate, conditions, accept, validDays, depositPercent, extras } = facts;
  return (
    <section className={styles.section}>
      <h1 className={styles.title}>Presupuesto</h1>
      <p className={styles.lead}>Todo queda en este navegador: nada se manda a ningún servidor.</p>
      <AnswerForm
        offered={menus.flatMap(({ options }) => options)}
        pricesOn={pricesOn}
        extras={extras}
        business={{ name, childRate, vatRate, conditions, accept, validDays, depositPercent }}
        logo={<Wordmark name={name} />}
        headLines={headLines(facts)}
      />
      {tables}
    </section>
  );
}

/** Who sends the answer, and how to reach them. */
function headLines({ legalName, cuit, email, street, locality, region }: Facts): string[] {
  return [
    legalName,
    cuit && `CUIT ${cuit}`,
    `WhatsApp ${numberText(config.WHATSAPP_PHONE)}`,
    email,
    street && [street, locality, region].filter(Boolean).join(', '),
  ].filter((line) => line !== undefined);
}
