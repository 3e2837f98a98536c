/** What people and programs put before each item of a list: `1.`, `a)`, `[x]`, an emoji, a bullet, quotation marks. */
const MARK = /^(?:\d\uFE0F?\u20E3|\d{1,2}(?:\.-|[.)°-])|[a-h]\)|\[[ xX✓]?\]|[^\p{L}\p{N}(¿¡]+)\s*/u;

/** What ends an item that is a sentence, or part of one. */
const END = /[\s.,;:!"”»*_~✓✔✅]+$/u;

/** What separates items that share a line. It is kept between them, because a title may hold it. */
const BETWEEN = /(\s*[,;/|•·+]\s*|\s+[ye]\s+|\s+\d{1,2}[.)]\s+|(?<!\d)\.\s+)/i;

/** A line with more parts is no list of options. Each second one is a separator. */
const MAX_PARTS = 79;

/**
 * The titles that somebody wrote for one item of a request: the item without its mark or full stop, or the items of a line, where only that
 * is on the menu. What is on the menu neither way stays as written.
 */
export function titlesIn(written: string, isOffered: (title: string) => boolean): string[] {
  if (isOffered(written)) return [written];
  const alone = bareItem(written, isOffered);
  if (isOffered(alone)) return [alone];
  const parts = written.split(BETWEEN);
  if (parts.length > MAX_PARTS) return [written];
  const titles: string[] = [];
  let isAnyOffered = false;
  for (let from = 0; from < parts.length; ) {
    const { title, next } = longestOffered(parts, from, isOffered);
    if (title !== undefined) isAnyOffered = true;
    const taken = title ?? bareItem(parts[from] ?? '', isOffered);
    if (taken) titles.push(taken);
    from = next;
  }
  return isAnyOffered ? titles : [written];
}

/** The longest title of the menu that begins at a part, and the part after it and its separator. */
function longestOffered(parts: readonly string[], from: number, isOffered: (title: string) => boolean) {
  for (let end = parts.length; end > from; end -= 2) {
    const title = bareItem(parts.slice(from, end).join(''), isOffered);
    if (isOffered(title)) return { title, next: end + 1 };
  }
  return { title: undefined, next: from + 2 };
}

function bareItem(text: string, isOffered: (title: string) => boolean): string {
  const unmarked = text.trim().replace(MARK, '');
  return isOffered(unmarked) ? unmarked : unmarked.replace(END, '');
}
