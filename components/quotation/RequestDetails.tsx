import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasPassed } from '@/lib/quotation/event-day';
import { MAX_COMMENTS } from '@/lib/quotation/request';
import styles from './RequestDetails.module.css';
import { RequestField } from './RequestField';
import fieldStyles from './RequestField.module.css';
import { countProblem, type RequestFields } from './request-fields';

const eventTypes = ['Casamiento', 'Cumpleaños', 'Corporativo', 'Fiesta', 'Otro'];

const specialMenus = [
  ['celiac', 'Celíacos'],
  ['vegetarian', 'Vegetarianos'],
  ['vegan', 'Veganos'],
] as const;

type RequestDetailsProps = {
  form: UseFormReturn<RequestFields>;
  /** Whether the message has no room for the whole comment. */
  shortened: boolean;
};

export function RequestDetails({ form, shortened }: RequestDetailsProps) {
  const fields = form.watch();
  const { eventType, time, area, celiac, vegetarian, vegan, comments } = fields;
  const [openAtFirst] = useState([eventType, time, area, celiac, vegetarian, vegan, comments].some(Boolean));
  const id = useId();
  const now = new Date();
  const length = [...comments].length;
  return (
    <details open={openAtFirst}>
      <summary className={styles.toggle}>Agregar detalles (opcional)</summary>
      <div className={styles.fields}>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-tipo`}>Tipo de evento</label>
          <select id={`${id}-tipo`} {...form.register('eventType')}>
            <option value="">Sin elegir</option>
            {eventTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </div>
        <RequestField
          label="Hora"
          type="time"
          hint={
            !hasPassed(fields.date, undefined, now) &&
            hasPassed(fields.date, time, now) &&
            'Esa hora ya pasó; igual podés enviar la solicitud.'
          }
          {...form.register('time')}
        />
        <RequestField label="Zona" autoComplete="address-level2" {...form.register('area')} />
        <fieldset className={styles.menus}>
          <legend>Menús especiales</legend>
          {specialMenus.map(([name, label]) => (
            <RequestField
              key={name}
              label={label}
              inputMode="numeric"
              problem={countProblem(fields[name], { noneAllowed: true })}
              {...form.register(name)}
            />
          ))}
        </fieldset>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-comentarios`}>Comentarios</label>
          <textarea
            id={`${id}-comentarios`}
            rows={3}
            aria-describedby={`${id}-cuenta`}
            {...form.register('comments')}
          />
          <p id={`${id}-cuenta`} className={fieldStyles.hint}>
            <span role="status">
              {(shortened || length > MAX_COMMENTS) && 'Es largo: se envía el comienzo. '}
            </span>
            {length > 0 && `${length} de ${MAX_COMMENTS} caracteres`}
          </p>
        </div>
      </div>
    </details>
  );
}
