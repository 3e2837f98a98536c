import 'client-only';
import type { Answer } from '@/lib/answer/answer';
import { dayText } from '@/lib/answer/text';
import type { ChildRate } from '@/lib/quotation/estimate';
import { hasPassed } from '@/lib/quotation/event-day';
import { parseCount } from '@/lib/quotation/people-count';
import { readWhatsappNumber } from '@/lib/site/whatsapp-number';
import styles from './AnswerForm.module.css';
import { Field } from './Field';

type AnswerFieldsProps = {
  answer: Answer;
  onChange: (fields: Partial<Answer>) => void;
  childRate: ChildRate | undefined;
};

/** Who it is for, and what is known of the event. */
export function AnswerFields({ answer, onChange, childRate }: AnswerFieldsProps) {
  const { name, phone, date, time, guests, children, area, specialMenus } = answer;
  const isInWords = guests.trim() !== '' && !parseCount(guests);
  return (
    <fieldset className={styles.group}>
      <legend>El evento</legend>
      <Field label="Nombre" value={name} onChange={(value) => onChange({ name: value })} />
      <Field
        label="Su WhatsApp"
        type="tel"
        value={phone}
        onChange={(value) => onChange({ phone: value })}
        hint={phoneHint(phone)}
      />
      <Field
        label="Fecha"
        type="date"
        value={date}
        onChange={(value) => onChange({ date: value })}
        hint={dayHint(date)}
      />
      <Field label="Hora" type="time" value={time} onChange={(value) => onChange({ time: value })} />
      <Field
        label="Invitados"
        inputMode="numeric"
        value={guests}
        onChange={(value) => onChange({ guests: value })}
        hint={isInWords ? 'Con un solo número hay total.' : undefined}
      />
      {childRate && (
        <Field
          label={`Chicos de ${childRate.from} a ${childRate.to}`}
          inputMode="numeric"
          value={children}
          onChange={(value) => onChange({ children: value })}
        />
      )}
      <Field label="Zona" value={area} onChange={(value) => onChange({ area: value })} />
      <Field
        label="Menús especiales"
        value={specialMenus}
        onChange={(value) => onChange({ specialMenus: value })}
      />
    </fieldset>
  );
}

function dayHint(date: string): string | undefined {
  const day = dayText({ date });
  return day && hasPassed(date, undefined, new Date()) ? `${day}: ya pasó` : day;
}

function phoneHint(phone: string): string | undefined {
  if (!phone.trim()) return undefined;
  const read = readWhatsappNumber(phone);
  return 'problem' in read ? `Este número ${read.problem}.` : undefined;
}
