import 'client-only';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/Field';
import fieldStyles from '@/components/ui/Field.module.css';
import type { Answer } from '@/lib/answer/answer';
import { depositHint } from '@/lib/answer/deposit-hint';
import { type AnswerBusiness, dayText } from '@/lib/answer/text';
import { isPastDay } from '@/lib/quotation/event-day';
import { oneNumber, type People } from '@/lib/quotation/people';
import styles from './AnswerForm.module.css';
import { phoneHint } from './client-phone';

type FieldsProps = { form: UseFormReturn<Answer>; answer: Answer };

type AnswerFieldsProps = FieldsProps & Pick<AnswerBusiness, 'childRate'> & { guests: People };

/** The client and the event. */
export function AnswerFields({ form, answer, guests, childRate }: AnswerFieldsProps) {
  const { phone, date } = answer;
  const isInWords = guests.text !== '' && oneNumber(guests) === undefined;
  return (
    <fieldset className={styles.group}>
      <legend>El evento</legend>
      <Field label="Nombre" {...form.register('name')} />
      <Field label="Su WhatsApp" type="tel" hint={phoneHint(phone)} {...form.register('phone')} />
      <Field
        label="Fecha"
        type="date"
        hint={dayHint(date)}
        unfinished="Falta completar la fecha."
        {...form.register('date')}
      />
      <Field label="Hora" type="time" unfinished="Falta completar la hora." {...form.register('time')} />
      <Field
        label="Invitados"
        inputMode="numeric"
        hint={isInWords ? 'Con un solo número hay total.' : undefined}
        {...form.register('guests')}
      />
      {childRate && (
        <Field
          label={`Chicos de ${childRate.from} a ${childRate.to}`}
          inputMode="numeric"
          {...form.register('children')}
        />
      )}
      <Field label="Zona" {...form.register('area')} />
      <Field label="Menús especiales" {...form.register('specialMenus')} />
    </fieldset>
  );
}

function dayHint(date: string): string | undefined {
  const day = dayText(date);
  return day && isPastDay(date, new Date()) ? `${day}: ya pasó` : day;
}

/** Discount, deposit, last day of the offer, whether single prices show, and the owner's notes. */
export function AnswerMoney({ form, answer, conditions }: FieldsProps & Pick<AnswerBusiness, 'conditions'>) {
  const { discount, deposit } = answer;
  return (
    <fieldset className={styles.group}>
      <legend>Condiciones</legend>
      <Field label="Descuento (10 % o pesos)" hint={discountHint(discount)} {...form.register('discount')} />
      <Field
        label="Seña en %"
        inputMode="decimal"
        hint={depositHint(deposit, conditions)}
        {...form.register('deposit')}
      />
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
