import type { StoredKey } from '@/lib/browser/storage';
import type { Facts } from '@/lib/content/rows/facts/facts';
import { config } from '@/lib/site/config';
import { knownTrafficSources, trafficSources } from '@/lib/values/traffic-sources.mjs';
import styles from './Footer.module.css';

/**
 * What Argentine law asks a business to publish, such as the regret button (Resolución 424/2020), where the business facts state it; beside
 * any of it, what the site stores and sends; and what it counts, if it does.
 */
export function LegalLines({
  legalName,
  cuit,
  vatRate,
  consumerOffice,
  regretButton,
  fiscalData,
  answerPage,
}: Facts) {
  const stored: Record<StoredKey, string | false | undefined> = {
    cateringCart: 'el menú que marcás con sus precios',
    trafficSource: `si llegaste desde ${knownTrafficSources.map((one) => trafficSources[one].name).join(', ')} u otro lugar`,
    answerDraft: answerPage && 'si sos del negocio, el borrador de tu respuesta por 30 días',
  };
  const isLegal = [legalName, cuit, vatRate, consumerOffice, regretButton, fiscalData].some(Boolean);
  if (!isLegal && !config.COUNTS) return null;
  const links = [
    { text: 'Botón de arrepentimiento', url: regretButton },
    { text: 'Defensa del consumidor', url: consumerOffice },
    { text: 'Data fiscal', url: fiscalData },
  ].filter(({ url }) => url);
  return (
    <div className={styles.legal}>
      {(legalName || cuit) && (
        <p>
          {legalName} {cuit && <span className={styles.cuit}>CUIT {cuit}</span>}
        </p>
      )}
      {links.length > 0 && (
        <ul className="row">
          {links.map(({ text, url }) => (
            <li key={text}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {isLegal && (
        <p>
          Privacidad: este sitio guarda, solo en tu navegador,{' '}
          {Object.values(stored).filter(Boolean).join('; ')}. No usa cookies ni envía tus datos: tu solicitud
          sale únicamente por tu WhatsApp o tu correo, cuando vos la mandás.
        </p>
      )}
      {config.COUNTS && (
        <p>
          Contamos visitas y pedidos por día, sin datos tuyos. Si tu navegador pide privacidad, no contamos.
        </p>
      )}
    </div>
  );
}
