import { readdirSync } from 'node:fs';
import { parseConfig } from '@/lib/site/parse-config';
import { type PhotoName, photoNames } from '@/lib/site/photo-names';
import { plainName } from '@/lib/values/plain-name';

/** A picture of the owner's folder that has no place on the site: only the options that name it show it. */
export type DishPhotoName = `plato-${string}`;

const photoFile = /\.(jpe?g|png|webp)$/i;

/** The photo that a file of a folder holds; undefined for other files. */
export function photoIn(file: string): PhotoName | DishPhotoName | undefined {
  const plain = photoFile.test(file) ? plainPhoto(file.replace(photoFile, '')) : '';
  const ofSite = photoNames.find((name) => plainPhoto(name) === plain);
  return ofSite ?? (plain ? `plato-${plain}` : undefined);
}

/** The photo that a text names: `evento-4`, `Evento 4.JPG`, or a file of the owner's folder. Undefined if there is none of that
 * name: `judge-menu` then says so, and the option shows without. */
export function photoNamed(text: string): PhotoName | DishPhotoName | undefined {
  const photo = photoIn(photoFile.test(text) ? text : `${text}.jpg`);
  return photo && knownPhotos().has(photo) ? photo : undefined;
}

let known: ReadonlySet<PhotoName | DishPhotoName> | undefined;

/** The photos of the site, and of the owner's folder as it is when the process first asks. */
function knownPhotos() {
  // Parses only this variable, because check-api also runs where others are invalid.
  const { PHOTOS_FOLDER: folder } = parseConfig({ PHOTOS_FOLDER: process.env.PHOTOS_FOLDER });
  const own = folder && !known ? readdirSync(/* turbopackIgnore: true */ folder) : [];
  known ??= new Set([...photoNames, ...own.flatMap((file) => photoIn(file) ?? [])]);
  return known;
}

/** Letters and digits. */
function plainPhoto(text: string): string {
  return plainName(text).replace(/[^a-z\d]/g, '');
}
