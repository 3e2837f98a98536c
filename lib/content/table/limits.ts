/** The most bytes that are read of a source: four times what 1,000 options take. */
export const MAX_BYTES = 2_000_000;

/** How many seconds a server may take to send a source, or a picture. */
export const MAX_SECONDS = 5;

/** The most options of a menu that are shown, across all its categories. */
export const MAX_OPTIONS = 1_000;

/** How many dishes of each list are shown. A hundred dishes per option made pages of 8 MB. */
export const MAX_DISHES = 20;

/** The most characters of a category, an option's title or a dish. */
export const MAX_LINE = 300;

/** The most reviews that are shown. */
export const MAX_REVIEWS = 20;

/** The most characters of a reviewer's name, and of what they say. */
export const MAX_NAME = 200;
export const MAX_MESSAGE = 5_000;
