/**
 * Next 16.4.6 writes the address of the visit that a page is rendered for, query included, into the page that everybody gets: the parts of
 * its path as `c`, its query as `q`. In a browser the router reads neither of them; it reads the address bar.
 */

/**
 * The content of a string of the address, as JSON writes it: URLs hold no quotes or backslashes, and Next escapes a few characters for
 * HTML.
 */
const TEXT = '(?:[^"\\\\]|\\\\u[0-9a-f]{4})*';

/** @param {string} quote the quotation mark, as written around the strings */
const addressIn = (quote) =>
  new RegExp(
    `${quote}c${quote}:\\[((?:${quote}${TEXT}${quote},)*${quote}${TEXT})${quote}\\],${quote}q${quote}:${quote}${TEXT}${quote}`,
  );

/** In the router's data. */
const plain = addressIn('"');

/** In a script, which holds that data inside a JSON string. */
const inScript = addressIn('\\\\"');

/**
 * Replaces the visit's address with the page's own.
 * @param {string} text the HTML of a page, or the router's data
 * @param {{ isMissing: boolean }} page whether it is the page for all missing addresses, which also has the visit's path
 * @throws {Error} if the text holds no address in the form that Next 16.4.6 writes
 */
function withOwnAddress(text, { isMissing }) {
  const pattern = text.startsWith('<!DOCTYPE') ? inScript : plain;
  const [found, path] = pattern.exec(text) ?? [];
  if (found === undefined || path === undefined) throw new Error("the page's address was not found");
  const quote = pattern === plain ? '"' : '\\"';
  const own = isMissing ? `${quote}${quote},${quote}404` : path.replace(/\?.*$/, '');
  return text.replace(pattern, () => `${quote}c${quote}:[${own}${quote}],${quote}q${quote}:${quote}${quote}`);
}

module.exports = { withOwnAddress };
