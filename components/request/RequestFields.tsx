import 'client-only';
import { type ComponentProps, useId, useState } from 'react';
import { Field } from '@/components/ui/Field';
import fieldStyles from '@/components/ui/Field.module.css';
import { childrenHint, dayHint, guestsHint, hourHint } from '@/lib/request/hints';
import type { FieldName } from '@/lib/request/request';
import { Servings } from './Receipt';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';

/** What the visitor may fill in. */
export function RequestFields() {
  const { business, choice, state } = useRequest();
  const { childRate, leadDays } = business;
  const { party } = choice;
  return (
    <>
      <RequestField name="name" label="Tu nombre" placeholder="Nombre" autoComplete="name" />
      <div className={styles.fields}>
        <RequestField
          name="date"
          label="Fecha del evento"
          type="date"
          min="2023-01-01"
          // Without a latest day, Chromium 156 accepts years of six digits.
          max="9999-12-31"
          hint={dayHint(state.typed.date, leadDays, new Date())}
          unfinished="Falta completar la fecha: así no va en el mensaje."
        />
        {/* No numeric input mode: an iPhone's number pad cannot type `80-100`. */}
        <RequestField name="guests" label="Invitados" hint={guestsHint(party.guests)} />
      </div>
      <Servings />
      {childRate && (
        <RequestField
          name="children"
          label={`Chicos de ${childRate.from} a ${childRate.to}`}
          inputMode="numeric"
          hint={childrenHint(party, childRate)}
        />
      )}
      <Details />
    </>
  );
}

/** Fields that are folded at first, unless one of them is filled in. */
function Details() {
  const { name, date, guests, children, servings, ...details } = useRequest().state.typed;
  const [openAtFirst] = useState(Object.values(details).some(Boolean));
  return (
    <details
      open={openAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !openAtFirst) currentTarget.scrollIntoView();
      }}
    >
      <summary>Agregar detalles (opcional)</summary>
      <div className={styles.fields}>
        <EventType />
        <RequestField
          name="time"
          label="Hora"
          type="time"
          hint={hourHint(date, details.time, new Date())}
          unfinished="Falta completar la hora: así no va en el mensaje."
        />
        <RequestField name="area" label="Zona" autoComplete="address-level2" />
        <Comments />
      </div>
    </details>
  );
}

type RequestFieldProps = Omit<ComponentProps<typeof Field>, 'name'> & { name: FieldName };

/** A one-line field of the request. */
function RequestField({ name, ...field }: RequestFieldProps) {
  return <Field maxLength={300} {...field} {...useTyped(name)} />;
}

function EventType() {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Tipo de evento</label>
      <select id={id} {...useTyped('eventType')}>
        <option value="">Sin elegir</option>
        {['Casamiento', 'Cumpleaños', 'Corporativo', 'Fiesta', 'Otro'].map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
    </div>
  );
}

function Comments() {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Comentarios</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={500}
        aria-describedby={`${id}-pista`}
        {...useTyped('comments')}
      />
      <p id={`${id}-pista`} className={fieldStyles.hint}>
        Celíacos, vegetarianos, alergias: contanos quiénes comen otra cosa.
      </p>
    </div>
  );
}

/** What a control needs to hold a field of the request. */
function useTyped(name: FieldName) {
  const { state, dispatch } = useRequest();
  return {
    name,
    value: state.typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch({ type: 'type', typed: { [name]: target.value } }),
  };
}
