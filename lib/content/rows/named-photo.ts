import { readdirSync } from 'node:fs';
import { isAlike } from '@/lib/content/table/columns';
import { plainName } from '@/lib/quotation/categories';
import { parseConfig } from '@/lib/site/parse-config';
import { type PhotoName, photoNames } from '@/lib/site/photo-names';

/** A picture of the owner's folder that has no place on the site: only the options that name it show it. */
export type DishPhotoName = `plato-${string}`;

const photoFile = /^(.{1,80})\.(jpe?g|png|webp)$/i;

/** The photo that a file of a folder holds; undefined for other files, and for what probably has a wrong name. */
export function photoIn(file: string): PhotoName | DishPhotoName | undefined {
  const plain = plainPhoto(photoFile.exec(file)?.[1] ?? '');
  const place = photoNames.find((name) => plainPhoto(name) === plain);
  return place ?? (plain && !placeMeant(file) ? `plato-${plain}` : undefined);
}

/** The photo that `evento-1.jpg.jpg` or `hero (1).jpg` is probably meant to be. */
export function placeMeant(file: string): PhotoName | undefined {
  const name = file.toLowerCase();
  return photoNames.find((place) => name.startsWith(place) && !/^\d/.test(name.slice(place.length)));
}

/** The photo that a text names: `evento-4`, `Evento 4.JPG`, or a file of the owner's folder. Undefined if there is none of that name. */
export function photoNamed(text: string): PhotoName | DishPhotoName | undefined {
  // Airtable exports a file with its address: `flan.jpg (https://…)`.
  const typed = text.replace(/ ?\(https?:.*$/i, '');
  const photo = photoIn(photoFile.test(typed) ? typed : `${typed}.jpg`);
  return photo && known().has(photo) ? photo : undefined;
}

/** Why a text names no photo, in Spanish, with the one that it probably means. */
export function whyUnnamed(text: string): string {
  const plain = (name: string) => plainPhoto(name.replace(photoFile, '$1'));
  const nearest = [...known().values()].find((written) => isAlike(plain(text), plain(written)));
  if (nearest) return `ninguna foto se llama así; ¿es ${nearest}?`;
  return ownFolder()
    ? 'ninguna foto se llama así'
    : 'falta PHOTOS_FOLDER, la carpeta de tus fotos, en los ajustes';
}

let knownPhotos: ReadonlyMap<PhotoName | DishPhotoName, string> | undefined;

/** The photos of the site, and of the owner's folder as it is when the process first asks, as they are written. */
function known() {
  const folder = ownFolder();
  knownPhotos ??= new Map([
    ...(folder ? readdirSync(/* turbopackIgnore: true */ folder) : []).flatMap((file) => {
      const photo = photoIn(file);
      return photo ? [[photo, file] as const] : [];
    }),
    ...photoNames.map((name) => [name, name] as const),
  ]);
  return knownPhotos;
}

/** Parses only this variable, because check-api also runs where others are invalid. */
function ownFolder(): string | undefined {
  return parseConfig({ PHOTOS_FOLDER: process.env.PHOTOS_FOLDER }).PHOTOS_FOLDER;
}

/** Letters and digits. No name is longer than what is kept. */
function plainPhoto(text: string): string {
  return plainName(text.slice(0, 40)).replace(/[^a-z\d]/g, '');
}
