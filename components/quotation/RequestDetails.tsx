import 'client-only';
import { useId, useState } from 'react';
import fieldStyles from '@/components/ui/Field.module.css';
import { MAX_COMMENTS, TOO_LONG } from '@/lib/quotation/field-kinds';
import { quotationMessage } from '@/lib/quotation/message';
import { isAnybody } from '@/lib/quotation/people';
import { titleWriter } from '@/lib/quotation/portion-texts';
import { isMain } from '@/lib/quotation/portions';
import { requestFields } from '@/lib/quotation/request-lines';
import styles from './RequestDetails.module.css';
import { RequestField } from './RequestField';
import { useRequest } from './request-context';

/** The optional fields. They start folded unless one of them is filled in. */
export function RequestDetails() {
  const { flow, marksGlutenFree } = useRequest();
  const [openAtFirst] = useState(() => {
    const { name, date, guests, children, servings, ...details } = flow.typed;
    return Object.values(details).some(Boolean);
  });
  return (
    <details
      open={openAtFirst}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !openAtFirst) currentTarget.scrollIntoView();
      }}
    >
      <summary className={styles.toggle}>Agregar detalles (opcional)</summary>
      <div className={styles.fields}>
        <RequestField name="eventType" />
        <RequestField name="time" />
        <RequestField name="area" />
        <fieldset className={styles.menus}>
          <legend>Menús especiales</legend>
          <ServedNote />
          <RequestField name="celiac" />
          <RequestField name="vegetarian" />
          <RequestField name="vegan" />
          {marksGlutenFree && <GlutenFreeNote />}
        </fieldset>
        <Comments />
      </div>
    </details>
  );
}

/** Says which special menus need no field: those whose option already says for how many it is. A dessert or a drink is none. */
function ServedNote() {
  const { options, bill } = useRequest();
  const write = titleWriter(options, bill.portions);
  const served = options.filter(
    (option) => isMain(option) && option.diets.length > 0 && write(option) !== option.title,
  );
  return (
    served.length > 0 && (
      <p className={fieldStyles.hint}>
        {`Ya va en el pedido: ${served.map(write).join(', ')}. Abajo, solo si hay más.`}
      </p>
    )
  );
}

/** Warns when somebody needs gluten-free food and no chosen option is marked gluten-free. */
function GlutenFreeNote() {
  const { bill, options } = useRequest();
  const { celiac } = bill.party;
  const isAsked = celiac && isAnybody(celiac);
  const isChosen = options.some(({ diets }) => diets.includes('glutenFree'));
  return (
    <p role="status" className={fieldStyles.hint}>
      {isAsked && !isChosen && 'Ninguna opción elegida está marcada sin TACC; lo vemos con vos.'}
    </p>
  );
}

function Comments() {
  const id = useId();
  const { send, request, message } = useRequest();
  const { comments } = request;
  const length = [...comments].length;
  const isCut = message !== quotationMessage(request);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{requestFields.comments.label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        aria-describedby={`${id}-cuenta`}
        name="comments"
        value={comments}
        onChange={({ target }) => send({ type: 'type', typed: { comments: target.value } })}
      />
      <p id={`${id}-cuenta`} className={fieldStyles.hint}>
        <span role="status">{(isCut || length > MAX_COMMENTS) && `${TOO_LONG} `}</span>
        {length > 0 && `${length} de ${MAX_COMMENTS} caracteres`}
      </p>
    </div>
  );
}
