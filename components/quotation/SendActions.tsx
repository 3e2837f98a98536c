import 'client-only';
import { useState } from 'react';
import { useHandOver } from '@/components/ui/use-hand-over';
import { ActionStatus } from './ActionStatus';
import { menuLink } from './linked-menu';
import { MoreActions } from './MoreActions';
import { useRequest } from './request-context';
import { Selectable } from './Selectable';
import styles from './SendActions.module.css';

const linkWords = {
  copied: 'Enlace del menú copiado. Lleva los platos, no las cantidades.',
  denied: 'Tu navegador no nos deja copiarlo: acá está el enlace.',
};

/** The secondary buttons of the request. `Cancelar` comes first: before the red button, it would be pressed by mistake. */
export function SendActions() {
  const { options, onCancel } = useRequest();
  const [isMoreShown, setMoreShown] = useState(false);
  const url = menuLink(options);
  const { status, say, isDenied, shareOrCopy } = useHandOver(url ?? '', linkWords);

  function shareMenu() {
    if (url) shareOrCopy({ title: document.title, url });
    else say('Son demasiadas opciones para un enlace.');
  }

  return (
    <>
      <div className={styles.others}>
        {/* `onCancel` resets the form itself: it removes this button with the sheet before the browser could reset the form. */}
        <button type="reset" onClick={onCancel}>
          Cancelar
        </button>
        <button type="button" data-count="share" onClick={shareMenu}>
          Compartir menú
        </button>
        <button type="button" aria-expanded={isMoreShown} onClick={() => setMoreShown(!isMoreShown)}>
          Más
        </button>
      </div>
      <ActionStatus text={status} />
      {isDenied && url && <Selectable label="Enlace del menú" text={url} />}
      {isMoreShown && <MoreActions />}
    </>
  );
}
