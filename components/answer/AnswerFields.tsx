import 'client-only';
import { Field } from '@/components/ui/Field';
import fieldStyles from '@/components/ui/Field.module.css';
import { dayText } from '@/lib/answer/text';
import type { ChildRate } from '@/lib/bill/bill';
import { isPastDay } from '@/lib/values/event-day';
import { readWhatsappNumber } from '@/lib/values/whatsapp-number';
import styles from './Answer.module.css';
import type { Draft } from './use-draft';

type EventFieldsProps = { draft: Draft; childRate: ChildRate | undefined };

/** The client and the event. */
export function EventFields({ draft: { answer, register }, childRate }: EventFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>El evento</legend>
      <Field label="Nombre" {...register('name')} />
      <Field label="Su WhatsApp" type="tel" hint={phoneHint(answer.phone)} {...register('phone')} />
      <Field
        label="Fecha"
        type="date"
        hint={statedDay(answer.date)}
        unfinished="Falta completar la fecha."
        {...register('date')}
      />
      <Field label="Hora" type="time" unfinished="Falta completar la hora." {...register('time')} />
      <Field label="Invitados" inputMode="numeric" {...register('guests')} />
      {childRate && (
        <Field
          label={`Chicos de ${childRate.from} a ${childRate.to}`}
          inputMode="numeric"
          {...register('children')}
        />
      )}
      <Field label="Zona" {...register('area')} />
    </fieldset>
  );
}

function phoneHint(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const read = readWhatsappNumber(typed);
  if (!('problem' in read)) return undefined;
  return `Este número ${read.problem}${read.proposed ? '; el chat se abre con ese' : ''}.`;
}

function statedDay(date: string): string | undefined {
  const day = dayText(date);
  return day && isPastDay(date, new Date()) ? `${day}: ya pasó` : day;
}

/** Discount, deposit, last day of the offer, whether single prices show, and the owner's notes. */
export function TermFields({ draft: { answer, register } }: { draft: Draft }) {
  return (
    <fieldset className={styles.group}>
      <legend>Condiciones</legend>
      <Field
        label="Descuento (10 % o pesos)"
        hint={discountHint(answer.discount)}
        {...register('discount')}
      />
      <Field label="Seña en %" inputMode="decimal" {...register('deposit')} />
      <Field
        label="Válido hasta"
        type="date"
        unfinished="Falta completar la fecha."
        {...register('validUntil')}
      />
      <label className={styles.check}>
        <input type="checkbox" {...register('showsPrices')} /> Mostrar el precio de cada concepto
      </label>
      <div className={fieldStyles.field}>
        <label htmlFor="notas">Notas (solo para vos)</label>
        <textarea id="notas" dir="auto" rows={3} {...register('notes')} />
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
