/** The most bytes that are read of a source: twice what 1,000 options, or 700 reviews with all that an API sends of each, take. */
export const MAX_BYTES = 1_000_000;

/** How many seconds a server may take to send a source, or a picture. */
export const MAX_SECONDS = 5;

/** The most rows of a source that are read; for a menu, across all its categories. */
export const MAX_ROWS = 1_200;

/** The most options of a menu that are shown. The other rows are hidden or headings. */
export const MAX_OPTIONS = 1_000;

/** How many dishes of each list are read and shown. A hundred dishes per option made pages of 8 MB. */
export const MAX_DISHES = 20;

/** The most characters of a category, an option's title or a dish. */
export const MAX_LINE = 300;

/** The most reviews that are shown. At eight seconds each, they play for eight minutes. */
export const MAX_REVIEWS = 60;

/** The most characters of a reviewer's name, and of what they say. */
export const MAX_NAME = 200;
export const MAX_MESSAGE = 5_000;

/** How many characters of a cell are read: enough for the longest review with Google's translation, and for more dishes than are shown. */
export const MAX_CELL = 15_000;

/** The most separators or values of a text: twice as many as 1,000 options with twenty dishes each have. */
export const MAX_MARKS = 60_000;

/** What separates the rows, cells and dishes of a table. */
export const TABLE_MARK = /[,;\t\r\n"]/g;

/** What precedes each value of JSON, or its key. */
export const JSON_MARK = /[,[{]/g;

/** Whether a text has more marks than {@link MAX_MARKS}. Those inside strings and cells count too. */
export function hasTooMany(mark: RegExp, text: string): boolean {
  mark.lastIndex = 0;
  let count = 0;
  while (count <= MAX_MARKS && mark.test(text)) count += 1;
  return count > MAX_MARKS;
}
