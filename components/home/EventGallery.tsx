import { Picture, type PictureProps } from '@/components/ui/Picture';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { PhotoName } from '@/lib/site/photo-names';
import styles from './EventGallery.module.css';
import { WhenInView } from './WhenInView';

const square = '(width < 48rem) 70vw, min(36vw, 27rem)';
const wide = 'min(48vw, 36rem)';
const tall = '(width < 48rem) 46vw, min(24vw, 18rem)';

const photos: (Omit<PictureProps, 'alt'> & { name: PhotoName })[] = [
  { name: 'evento-1', sizes: `(width < 48rem) 92vw, ${wide}` },
  { name: 'evento-2', sizes: square },
  { name: 'evento-3', sizes: `(width < 48rem) 70vw, ${wide}` },
  { name: 'evento-4', sizes: square },
  {
    name: 'evento-5',
    sizes: square,
    instead: { file: 'evento-5-upright', media: '(width >= 48rem)', sizes: tall },
  },
  { name: 'evento-6', sizes: square },
  { name: 'evento-7', file: 'evento-7-upright', sizes: tall },
  { name: 'evento-8', sizes: square },
];

export function EventGallery({ facts }: { facts: Facts }) {
  return (
    <section className={styles.section} id="menu-section" aria-labelledby="nuestros-eventos">
      <h2 className="section-title" id="nuestros-eventos">
        NUESTROS EVENTOS
      </h2>
      <WhenInView className={styles.gallery} placeholder={<p className={styles.loading}>Cargando...</p>}>
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.name}>
              <figure>
                <Picture {...photo} alt={facts.photos[photo.name]} />
                {facts.captions[photo.name] && (
                  <figcaption className={styles.caption}>{facts.captions[photo.name]}</figcaption>
                )}
              </figure>
            </li>
          ))}
        </ul>
      </WhenInView>
    </section>
  );
}
