import { previewImage, previewSize } from '@/lib/seo/preview-image';

export const alt = 'Mesa larga de casamiento al atardecer, con velas y guirnaldas de luces';
export const size = previewSize;
export const contentType = 'image/jpeg';

/** The events page's link preview. */
export default function EventsPreview() {
  return previewImage('servicio-2', 'Cotizá tu evento');
}
