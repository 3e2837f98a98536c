import { Picture, type PictureProps } from '@/components/ui/Picture';
import { business } from '@/lib/site/business';
import styles from './EventsIntro.module.css';

const photos: PictureProps[] = [
  { name: 'servicio-2', sizes: '(width < 48rem) max(92vw, 50svh), min(40vw, 31rem)', priority: true },
  { name: 'servicio-1', sizes: '(width < 48rem) max(46vw, 44svh), min(37vw, 29rem)' },
  { name: 'servicio-3', sizes: '(width < 48rem) max(46vw, 44svh), min(32vw, 25rem)' },
];

export function EventsIntro() {
  return (
    <section className={styles.intro}>
      <div>
        <h1 className={styles.title}>COTIZÁ TU EVENTO</h1>
        <p className={styles.text}>{business.texts.events}</p>
        {business.promises && (
          <ul className={styles.promises}>
            {business.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.name}>
            <Picture {...photo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
