import 'server-only';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { photoIn } from '@/lib/content/rows/menu/named-photo';
import { photoNames } from '@/lib/site/photo-names';
import { own } from './pictures';

const ourWords = new Set(photoNames.map((name) => name.replace(/-?\d+$/, '')));

/** How the site's own photos are called, and what owners make of it: `evento-06.jpg`, `Eventos 9.heic`. */
const likeOurs = new RegExp(String.raw`^(${[...ourWords].join('|')})s?[-_ ]?\d*\.\w+$`, 'i');

/**
 * What is wrong with the owner's photos, in Spanish. Everybody may read it, so it names only files that are called like the site's photos, or
 * that an option of the menu names.
 */
export function photoRemarks(menus: readonly MenuCategory[]): string[] {
  const named = new Set<string | undefined>(
    menus.flatMap(({ options }) => options.map(({ photo }) => photo)),
  );
  const unused = [...own.found]
    .filter(([photo]) => photo.startsWith('plato-') && !named.has(photo))
    .map(([, file]) => `${file}: no se ve: ningún lugar del sitio se llama así, y ninguna opción la nombra`);
  return [...own.remarks, ...unused].filter((line) => {
    const [file = ''] = line.split(': ', 1);
    return likeOurs.test(file) || named.has(photoIn(file));
  });
}
