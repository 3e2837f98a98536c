import { Picture, type PictureProps } from '@/components/ui/Picture';
import styles from './EventsIntro.module.css';

const photos: PictureProps[] = [
  {
    name: 'servicio-2',
    alt: 'Mesa larga al aire libre al atardecer, con velas, flores y guirnaldas de luces',
    sizes: '(width < 48rem) max(92vw, 50svh), min(40vw, 31rem)',
  },
  {
    name: 'servicio-1',
    alt: 'Pizza saliendo de un horno de barro encendido',
    sizes: '(width < 48rem) max(46vw, 44svh), min(37vw, 29rem)',
  },
  {
    name: 'servicio-3',
    alt: 'Pizza de muzzarella y albahaca con una porción cortada',
    sizes: '(width < 48rem) max(46vw, 44svh), min(32vw, 25rem)',
  },
];

/** What the service is, in a paragraph and three photos. */
export function EventsIntro() {
  return (
    <section className={styles.intro}>
      <div>
        <h1 className={styles.title}>COTIZÁ TU EVENTO</h1>
        <p className={styles.text}>
          Ya hicimos más de 500 eventos: casamientos, cumpleaños, fiestas y encuentros de empresa. El servicio
          incluye cocineros y mozos.
        </p>
      </div>
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.name}>
            <Picture {...photo} className={styles.photo} />
          </li>
        ))}
      </ul>
    </section>
  );
}
