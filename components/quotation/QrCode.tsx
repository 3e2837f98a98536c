import 'client-only';
import { encode } from 'uqr';
import styles from './SendActions.module.css';

export function QrCode({ link }: { link: string }) {
  if (link.length > 2_953)
    return <p>El mensaje es demasiado largo para un código QR: copialo y mandalo desde tu teléfono.</p>;
  const { size, data } = encode(link, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <figure className={styles.qrCode}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="Código QR de tu solicitud"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} />
      </svg>
      <figcaption>Apuntá con la cámara de tu teléfono para abrir WhatsApp ahí.</figcaption>
    </figure>
  );
}
