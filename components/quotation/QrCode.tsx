import 'client-only';
import { useDeferredValue } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A code of the link, beside the sheet, for visitors who have WhatsApp only on their phone; nothing if the link is too long for a code. */
export function QrCode({ link }: { link: string }) {
  // So that a typed letter does not wait for the code, which takes 40 ms to make.
  const encoded = useDeferredValue(link);
  if (encoded.length > 2_953) return null;
  const { size, data } = encode(encoded, { ecc: 'L', border: 4 });
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
      <figcaption>¿Sin WhatsApp acá? Apuntá con la cámara de tu teléfono para abrirlo ahí.</figcaption>
    </figure>
  );
}
