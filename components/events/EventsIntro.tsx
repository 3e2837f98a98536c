import { Picture, type PictureProps } from '@/components/ui/Picture';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { PhotoName } from '@/lib/site/photo-names';
import styles from './EventsIntro.module.css';

const photos: (Omit<PictureProps, 'alt'> & { name: PhotoName })[] = [
  { name: 'servicio-2', sizes: '(width < 48rem) 40vw, min(40vw, 26rem)', priority: true },
  { name: 'servicio-1', sizes: '(width < 48rem) 40vw, min(28vw, 20rem)' },
  { name: 'servicio-3', sizes: '(width < 48rem) 40vw, min(28vw, 20rem)' },
];

export function EventsIntro({ facts }: { facts: Facts }) {
  return (
    <section className={styles.intro}>
      <div className={styles.words}>
        <h1 className={styles.title}>COTIZÁ TU EVENTO</h1>
        {facts.eventsText && <p className={styles.text}>{facts.eventsText}</p>}
      </div>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.name}>
            <Picture {...photo} alt={facts.photos[photo.name]} />
          </li>
        ))}
      </ul>
      {facts.promises.length > 0 && (
        <ul className={styles.promises}>
          {facts.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
