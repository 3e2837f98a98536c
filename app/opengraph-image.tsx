import { previewImage, previewSize } from '@/lib/seo/preview-image';

export const alt = 'Pizza recién horneada sobre una mesa con luces cálidas';
export const size = previewSize;
export const contentType = 'image/jpeg';

/** The home page's link preview. */
export default function HomePreview() {
  return previewImage('hero', 'Cátering para tu evento');
}
