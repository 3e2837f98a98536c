import { previewImage, previewSize } from '@/lib/seo/preview-image';
import { business } from '@/lib/site/business';

export const alt = business.photos.hero;
export const size = previewSize;
export const contentType = 'image/jpeg';

export default function HomePreview() {
  return previewImage('hero-preview', [
    { words: 'Cátering', size: 135 },
    { words: 'para tu evento', size: 80 },
  ]);
}
