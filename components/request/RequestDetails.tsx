import 'client-only';
import { useId, useState } from 'react';
import fieldStyles from '@/components/ui/Field.module.css';
import { hourHint } from '@/lib/request/hints';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';

/** The optional fields. They are closed at first unless one of them is filled in. */
export function RequestDetails() {
  const { date, eventType, time, area, comments } = useRequest().state.typed;
  const [openAtFirst] = useState(Boolean(eventType || time || area || comments));
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
          hint={hourHint(date, time, new Date())}
          unfinished="Falta completar la hora: así no va en el mensaje."
        />
        <RequestField name="area" label="Zona" autoComplete="address-level2" />
        <Comments />
      </div>
    </details>
  );
}

function EventType() {
  const id = useId();
  const { state, send } = useRequest();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Tipo de evento</label>
      <select
        id={id}
        name="eventType"
        value={state.typed.eventType}
        onChange={({ target }) => send({ type: 'type', typed: { eventType: target.value } })}
      >
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
  const { state, send } = useRequest();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>Comentarios</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        maxLength={500}
        aria-describedby={`${id}-pista`}
        name="comments"
        value={state.typed.comments}
        onChange={({ target }) => send({ type: 'type', typed: { comments: target.value } })}
      />
      <p id={`${id}-pista`} className={fieldStyles.hint}>
        Celíacos, vegetarianos, alergias: contanos quiénes comen otra cosa.
      </p>
    </div>
  );
}
