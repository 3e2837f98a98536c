import { Picture, type PictureName } from '@/components/ui/Picture';
import { WhenNear } from '@/components/ui/WhenNear';
import styles from './EventGallery.module.css';

/** Widths of the tiles, which the style sheet lays out: a tall tile cuts its photo from a wider one. */
const square = '(width < 48rem) 46vw, min(24vw, 18rem)';
const wide = '(width < 48rem) 46vw, min(48vw, 36rem)';
const tall = '(width < 48rem) 46vw, min(52vw, 39rem)';

const photos: { name: PictureName; alt: string; sizes: string }[] = [
  {
    name: 'evento-1',
    alt: 'Pizzas de pepperoni, muzzarella y verduras sobre tablas, con cerveza',
    sizes: '(width < 48rem) 92vw, min(48vw, 36rem)',
  },
  { name: 'evento-2', alt: 'Tabla de empanadas doradas recién horneadas', sizes: square },
  { name: 'evento-3', alt: 'Cortes de carne y chorizos a la parrilla sobre las brasas', sizes: wide },
  {
    name: 'evento-4',
    alt: 'Mesa de casamiento con copas de vino, rosas y velas',
    sizes: '(width < 48rem) 100vw, min(52vw, 39rem)',
  },
  { name: 'evento-5', alt: 'Torta de cumpleaños con velas encendidas, cupcakes y globos', sizes: tall },
  { name: 'evento-6', alt: 'Canapés y café servidos para una reunión', sizes: square },
  { name: 'evento-7', alt: 'Vasos de cerveza, limonada y tragos con naranja', sizes: square },
  { name: 'evento-8', alt: 'Mesa dulce con macarons, tartas de frutas y mini postres', sizes: square },
];

/** The eight photos of past events. */
export function EventGallery() {
  return (
    <section className={styles.section} id="menu-section" aria-labelledby="nuestros-eventos">
      <h2 className={styles.title} id="nuestros-eventos">
        NUESTROS EVENTOS
      </h2>
      <WhenNear className={styles.gallery} placeholder={<p className={styles.loading}>Cargando...</p>}>
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.name}>
              <Picture {...photo} className={styles.photo} />
            </li>
          ))}
        </ul>
      </WhenNear>
    </section>
  );
}
