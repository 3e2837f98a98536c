import { previewImage, previewSize } from '@/lib/seo/preview-image';
import { business } from '@/lib/site/business';

export const alt = business.photos['servicio-2'];
export const size = previewSize;
export const contentType = 'image/jpeg';

export default function EventsPreview() {
  return previewImage('servicio-2-preview', [
    { words: 'Cotizá', size: 174 },
    { words: 'tu evento', size: 119 },
  ]);
}
