import { previewImage, previewMetadata } from '@/lib/seo/preview-image';
import { business } from '@/lib/site/business';

export const generateImageMetadata = () =>
  previewMetadata('servicio-2-preview', business.photos['servicio-2']);

export default function EventsPreview() {
  return previewImage('servicio-2-preview', [
    { words: 'Cotizá', size: 174 },
    { words: 'tu evento', size: 119 },
  ]);
}
