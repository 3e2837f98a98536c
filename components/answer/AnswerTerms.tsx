import 'client-only';
import { Field } from '@/components/ui/Field';
import fieldStyles from '@/components/ui/Field.module.css';
import type { FieldsProps } from './AnswerFields';
import styles from './AnswerForm.module.css';

/** Discount, deposit, last day of the offer, whether single prices show, and the owner's notes. */
export function AnswerTerms({ form, answer }: FieldsProps) {
  const { discount } = answer;
  return (
    <fieldset className={styles.group}>
      <legend>Condiciones</legend>
      <Field label="Descuento (10 % o pesos)" hint={discountHint(discount)} {...form.register('discount')} />
      <Field label="Seña en %" inputMode="decimal" {...form.register('deposit')} />
      <Field
        label="Válido hasta"
        type="date"
        unfinished="Falta completar la fecha."
        {...form.register('validUntil')}
      />
      <label className={styles.check}>
        <input type="checkbox" {...form.register('showsPrices')} /> Mostrar el precio de cada concepto
      </label>
      <div className={fieldStyles.field}>
        <label htmlFor="notas">Notas (solo para vos)</label>
        <textarea id="notas" dir="auto" rows={3} {...form.register('notes')} />
      </div>
    </fieldset>
  );
}

/** A discount of at most 100 pesos is probably meant as a percentage. */
function discountHint(discount: string): string | undefined {
  const number = discount.trim();
  return /^(?!0+$)(\d{1,2}|100)$/.test(number)
    ? `Son $${number}: el porcentaje va como ${number} %.`
    : undefined;
}
