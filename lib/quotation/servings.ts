/** A title of the message; of an option for some of the guests `Menú vegetariano (para 4)`. */
export function writeTitle(title: string, servings: number | undefined): string {
  return servings ? `${title} (para ${servings})` : title;
}

/**
 * Reads a title of the message.
 * @param isOffered whether the menu has a title: `Picada (para 10)` may be one as a whole
 */
export function readTitle(
  text: string,
  isOffered: (title: string) => boolean,
): { title: string; servings: number | undefined } {
  const [, title, servings] = /^(.+) \(para (\d{1,4})\)$/.exec(text) ?? [];
  return title === undefined || isOffered(text)
    ? { title: text, servings: undefined }
    : { title, servings: Number(servings) };
}
