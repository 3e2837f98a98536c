/** The photos of the site. Each has a file in `public/images`; its description is a fact. */
export const photoNames = [
  'hero',
  'evento-1',
  'evento-2',
  'evento-3',
  'evento-4',
  'evento-5',
  'evento-6',
  'evento-7',
  'evento-8',
  'servicio-1',
  'servicio-2',
  'servicio-3',
  'error404',
] as const;

export type PhotoName = (typeof photoNames)[number];

/** The photos of the events that were catered for. */
export const galleryPhotos = photoNames.filter((name) => name.startsWith('evento-'));
