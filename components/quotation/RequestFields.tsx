import 'client-only';
import { RequestDetails } from './RequestDetails';
import { RequestField } from './RequestField';
import styles from './RequestSheet.module.css';
import { useRequest } from './request-context';

/** What the visitor may fill in. */
export function RequestFields() {
  const { childRate } = useRequest();
  return (
    <>
      <RequestField name="name" />
      <div className={styles.fields}>
        <RequestField name="date" />
        <RequestField name="guests" />
        {childRate && (
          <RequestField name="children" label={`Chicos de ${childRate.from} a ${childRate.to}`} />
        )}
      </div>
      <RequestDetails />
    </>
  );
}
