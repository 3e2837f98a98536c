/** The most bytes of a source, four times what 1,000 options take. A longer one is refused. */
export const MAX_BYTES = 2_000_000;

/**
 * The most filled rows of a table: one with more is refused. How many of its columns are read, and how many characters of a cell, as many as
 * Google Sheets has in one: what is beyond is cut.
 * Otherwise 2 MB of short rows, of titles or of dishes take seconds, in which nobody gets an answer.
 */
export const MAX_ROWS = 2_000;
export const MAX_COLUMNS = 100;
export const MAX_CELL = 50_000;

/**
 * How many seconds a server may take to send a source, or a picture. How often it is asked says `REVALIDATE_SECONDS`
 * (lib/site/parse-config.ts).
 */
export const MAX_SECONDS = 5;

/** The most options of a menu that are shown, across all its categories. */
export const MAX_OPTIONS = 1_000;

/** How many dishes of each list are shown. A reception has 20 to 40. */
export const MAX_DISHES = 60;

/** The most characters of a category, a dish, and each other text of an option. */
export const MAX_LINE = 300;

/** The most reviews that are shown. */
export const MAX_REVIEWS = 20;

/** The most characters of a reviewer's name, and of what they say. */
export const MAX_NAME = 200;
export const MAX_MESSAGE = 5_000;
