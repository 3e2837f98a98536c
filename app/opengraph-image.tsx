import { previewImage, previewMetadata } from '@/lib/seo/preview-image';
import { business } from '@/lib/site/business';

export const generateImageMetadata = () => previewMetadata('hero-preview', business.photos.hero);

export default function HomePreview() {
  return previewImage('hero-preview', [
    { words: 'Cátering', size: 135 },
    { words: 'para tu evento', size: 80 },
  ]);
}
