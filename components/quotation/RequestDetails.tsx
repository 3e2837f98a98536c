import { type KeyboardEventHandler, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAfterPaint } from '@/lib/browser/use-after-paint';
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
  /** Holds what the visitor types. */
  form: UseFormReturn<RequestFields>;
  /** What it holds at the moment. */
  fields: RequestFields;
  /** Whether the message has no room for the whole comment. */
  shortened: boolean;
  /** The time it is. */
  now: Date;
  /** For the fields of one line, in which Enter sends. */
  onKeyDown: KeyboardEventHandler;
};

/** What a visitor may add to a request, folded until it is asked for. */
export function RequestDetails({ form, fields, shortened, now, onKeyDown }: RequestDetailsProps) {
  const { eventType, time, area, celiac, vegetarian, vegan, comments } = fields;
  // Open again when the sheet is, if something was filled in.
  const [open, setOpen] = useState(
    [eventType, time, area, celiac, vegetarian, vegan, comments].some((value) => value !== ''),
  );
  // Like the date in RequestSheet.tsx: the first time field of a page is as slow.
  const timeType = useAfterPaint(open) || time ? 'time' : 'text';
  const id = useId();
  const length = [...comments].length;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Agregar detalles (opcional)
      </button>
      <div id={id} className={styles.details} hidden={!open}>
        {open && (
          <>
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
              type={timeType}
              hint={
                !hasPassed(fields.date, undefined, now) &&
                hasPassed(fields.date, time, now) &&
                'Esa hora ya pasó; igual podés enviar la solicitud.'
              }
              onKeyDown={onKeyDown}
              {...form.register('time')}
            />
            <RequestField
              label="Zona"
              type="text"
              autoComplete="address-level2"
              enterKeyHint="send"
              onKeyDown={onKeyDown}
              {...form.register('area')}
            />
            <fieldset className={styles.menus}>
              <legend>Menús especiales</legend>
              {specialMenus.map(([name, label]) => (
                <RequestField
                  key={name}
                  label={label}
                  type="text"
                  inputMode="numeric"
                  enterKeyHint="send"
                  problem={countProblem(fields[name], { noneAllowed: true })}
                  onKeyDown={onKeyDown}
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
          </>
        )}
      </div>
    </>
  );
}
