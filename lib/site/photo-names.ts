import defaultFacts from './business.json';

export type PhotoName = keyof typeof defaultFacts.photos;

/** The photos of the site: those that its own facts describe. Every file of facts describes the same ones. */
export const photoNames = Object.keys(defaultFacts.photos) as PhotoName[];

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
