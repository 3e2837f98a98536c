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

/** The photo that a text names: `evento-4` or `Evento 4.JPG`. Undefined if there is none of that name. */
export function photoNamed(text: string): PhotoName | undefined {
  const typed = plainName(text);
  return photoNames.find((name) => plainName(name) === typed);
}

/** The photo that a text probably means; undefined if it resembles none. */
export function nearestPhoto(text: string): PhotoName | undefined {
  const typed = pairsIn(text);
  const found = photoNames.map((name) => ({
    name,
    shared: pairsIn(name).filter((pair) => typed.includes(pair)).length,
  }));
  const [nearest] = found.sort((a, b) => b.shared - a.shared);
  return nearest && nearest.shared > 0 ? nearest.name : undefined;
}

/** Letters and digits, without the extension of a file. No photo's name is longer than what is kept. */
function plainName(text: string): string {
  const name = text
    .slice(0, 40)
    .toLowerCase()
    .replace(/\.(jpe?g|png|webp|avif|heic)$/, '');
  return name.replace(/[^a-z\d]/g, '');
}

function pairsIn(text: string): string[] {
  const name = plainName(text);
  return Array.from(name, (_, index) => name.slice(index, index + 2));
}
