/**
 * Next 16.4.6 writes the address of the visit that a page is rendered for, query included, into the page that everybody gets: the parts of
 * its path as `c`, its query as `q` (`e2e/server/kept-pages.spec.ts`). In a browser the router takes its address from the address bar,
 * not from `c`; `q` goes into the keys of what it keeps.
 * `"c":["","eventos?a=1"],"q":"?a=1"` becomes `"c":["","eventos"],"q":""`.
 */

/** What a string of the address holds: URLs hold no quotes or backslashes, and Next escapes a few characters for HTML. */
const TEXT = String.raw`(?:[^"\\]|\\u[0-9a-f]{4})*`;

/** With `'` for the quotation marks. The last part of the path may end with the query. */
const ADDRESS = String.raw`'c':\[((?:'${TEXT}',)*'${TEXT})'\],'q':'${TEXT}'`;

const inData = new RegExp(ADDRESS.replaceAll("'", '"'));

/** A script of a page holds the data inside a JSON string. */
const inScript = new RegExp(ADDRESS.replaceAll("'", String.raw`\\"`));

/**
 * Replaces the visit's address with the page's own.
 * @param {string} text the HTML of a page, or the router's data
 * @param {{ isMissing: boolean }} page whether it is the page for all missing addresses, which also has the visit's path
 * @throws {Error} if the text holds no address in the form that Next 16.4.6 writes
 */
function withOwnAddress(text, { isMissing }) {
  const isHtml = text.startsWith('<!DOCTYPE');
  const [found, path] = (isHtml ? inScript : inData).exec(text) ?? [];
  if (found === undefined || path === undefined) throw new Error("the page's address was not found");
  const quoted = (/** @type {string} */ json) => (isHtml ? json.replaceAll('"', '\\"') : json);
  const own = isMissing ? quoted('"","404') : path.replace(/\?.*$/, '');
  return text.replace(found, () => quoted('"c":[') + own + quoted('"],"q":""'));
}

module.exports = { withOwnAddress };
