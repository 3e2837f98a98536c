import 'client-only';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/Field';
import type { Answer } from '@/lib/answer/answer';
import { type AnswerBusiness, dayText } from '@/lib/answer/text';
import { isPastDay } from '@/lib/values/event-day';
import { oneNumber, type People } from '@/lib/values/people';
import styles from './AnswerForm.module.css';
import { phoneHint } from './client-phone';

/** The form, and what is typed in it. */
export type FieldsProps = { form: UseFormReturn<Answer>; answer: Answer };

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
        hint={statedDay(date)}
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
    </fieldset>
  );
}

function statedDay(date: string): string | undefined {
  const day = dayText(date);
  return day && isPastDay(date, new Date()) ? `${day}: ya pasó` : day;
}
