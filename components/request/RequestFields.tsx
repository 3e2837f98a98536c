import 'client-only';
import { childrenHint, dayHint, guestsHint } from '@/lib/request/hints';
import { Servings } from './Receipt';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
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
      <RequestDetails />
    </>
  );
}
