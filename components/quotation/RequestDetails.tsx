import 'client-only';
import { useId, useState } from 'react';
import fieldStyles from '@/components/ui/Field.module.css';
import { MAX_COMMENTS, TOO_LONG } from '@/lib/quotation/field-kinds';
import { quotationMessage } from '@/lib/quotation/message';
import { requestFields } from '@/lib/quotation/request-lines';
import styles from './RequestDetails.module.css';
import { RequestField } from './RequestField';
import { useRequest } from './request-context';
import { SpecialMenus } from './SpecialMenus';

/** The optional fields. They start folded unless one of them is filled in. */
export function RequestDetails() {
  const { flow } = useRequest();
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
      <summary>Agregar detalles (opcional)</summary>
      <div className={styles.fields}>
        <RequestField name="eventType" />
        <RequestField name="time" />
        <RequestField name="area" />
        <SpecialMenus />
        <Comments />
      </div>
    </details>
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
