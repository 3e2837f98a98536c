import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import styles from './Footer.module.css';

/** What Argentine law asks a business to publish, where the business facts state it, and what the site stores and counts. */
export function LegalLines() {
  const { legal, campaigns } = business;
  const countsCampaigns = config.COUNTS && campaigns;
  if (!legal && !config.COUNTS) return null;
  const { name, cuit, consumerOffice, regretButton, fiscalData } = legal ?? {};
  const links = [
    { text: 'Botón de arrepentimiento', url: regretButton },
    { text: 'Defensa del consumidor', url: consumerOffice },
    { text: 'Data fiscal', url: fiscalData },
  ].filter(({ url }) => url);
  return (
    <div className={styles.legal}>
      {(name || cuit) && (
        <p>
          {name} {cuit && <span className={styles.cuit}>CUIT {cuit}</span>}
        </p>
      )}
      {links.length > 0 && (
        <ul>
          {links.map(({ text, url }) => (
            <li key={text}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {legal && (
        <p>
          Privacidad: este sitio guarda, solo en tu navegador, el menú que marcás con sus precios, si llegaste
          desde Instagram, Google u otro lugar{countsCampaigns && ' o por una campaña'} y, hasta que cierres
          la pestaña, si abriste una solicitud. No usa cookies ni envía tus datos: tu solicitud sale
          únicamente por tu WhatsApp o tu correo, cuando vos la mandás.
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
