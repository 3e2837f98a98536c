/**
 * The data of a page, which Next writes into scripts of its HTML for React to hydrate from. Plain JavaScript, for Next loads the cache
 * handler, which needs this, without compiling it.
 */

const NEWLINE = '\n'.charCodeAt(0);
const COLON = ':'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

/** How a row of data starts that the HTML shows already. See `components/quotation/MenuOptions.tsx`. */
const ONLY_IN_ROUTER_DATA = '{"onlyInRouterData":true,';

/**
 * Makes one script of those that hold a page's data, and leaves out what the HTML shows already: rows marked with `onlyInRouterData`. Next
 * writes a script for each part of the page, and the policy that lists the hashes of a long menu's would be a header that no proxy takes
 * (nginx: 4 kB).
 * @param {string} html as Next renders it
 * @throws {Error} when the scripts are not as Next 16.4.6 writes them
 */
function joinPageData(html) {
  const joined = html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
  const left = joined.match(/<script[^>]*>\(?self\.__next_f/g) ?? [];
  if (left.length !== 1) throw new Error(`${left.length} scripts hold the page's data instead of one`);
  // Strings without alternatives within the repetition: on a long one the engine would run out of stack.
  const script =
    /(<script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\))((?:;self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\))+)<\/script>/;
  const [whole, start = '', pushes = ''] = script.exec(joined) ?? [];
  if (!whole) throw new Error('the script with the page’s data has another form');
  const texts = pushes.matchAll(/;self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)/g);
  const data = Array.from(texts, ([, text = '""']) => JSON.parse(text)).join('');
  const push = `;self.__next_f.push([1,${scriptString(withoutShown(data))}])`;
  return joined.replace(whole, () => `${start}${push}</script>`);
}

/**
 * Shortens the marked rows. Rows have a hexadecimal id and a colon; then either JSON up to the end of the line, or `T`, the length of a text
 * in bytes, a comma and that text, which may hold anything
 * (https://github.com/facebook/react/blob/v19.2.0/packages/react-client/src/ReactFlightClient.js, `processBinaryChunk`).
 * @param {string} data
 */
function withoutShown(data) {
  const bytes = Buffer.from(data);
  const kept = [];
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(COLON, start);
    const id = bytes.toString('latin1', start, colon);
    if (colon < 0 || !/^[\da-f]*$/.test(id))
      throw new Error(`the page’s data has a row of another form: ${id}`);
    const end = rowEnd(bytes, colon + 1);
    if (!(end <= bytes.length)) throw new Error(`the page’s data ends within row ${id}`);
    const row = bytes.toString('utf8', colon + 1, end);
    kept.push(row.startsWith(ONLY_IN_ROUTER_DATA) ? `${id}:{"onlyInRouterData":true}\n` : `${id}:${row}`);
    start = end;
  }
  return kept.join('');
}

/**
 * @param {Buffer} bytes
 * @param {number} start where the row's content starts
 * @returns NaN for a text without its length
 */
function rowEnd(bytes, start) {
  if (String.fromCharCode(bytes[start] ?? 0) !== 'T')
    return bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
  const comma = bytes.indexOf(COMMA, start);
  return comma + 1 + Number.parseInt(bytes.toString('latin1', start + 1, comma), 16);
}

/**
 * A string literal that cannot close the script that it stands in.
 * @param {string} text
 */
function scriptString(text) {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

module.exports = { joinPageData };
