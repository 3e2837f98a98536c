const { policyFor } = require('./content-security-policy.cjs');
const { withOwnAddress } = require('./own-address.cjs');
const { delayScripts } = require('./script-loading.cjs');

/**
 * Joins the scripts that hold a page's data into one. Otherwise a long menu needs so many hashes that the
 * policy's header is longer than many proxies accept.
 * @param {string} html as Next renders it
 * @throws {Error} if the scripts are not as Next 16.4.6 writes them
 */
function joinPageData(html) {
  const joined = html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
  const left = joined.match(/<script[^>]*>\(?self\.__next_f/g) ?? [];
  if (left.length !== 1) throw new Error(`${left.length} scripts hold the page's data instead of one`);
  return joined;
}

/**
 * A rendered page, as Next passes it to its cache.
 * @typedef {object} RenderedPage
 * @property {string} html
 * @property {Buffer} [rscData] the data that the router of an open page requests, as a whole
 * @property {Map<string, Buffer>} [segmentData] the same data in parts, and as a whole under `/_full`
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 */

/**
 * Turns a page that Next has rendered into the page that everybody gets.
 * @param {RenderedPage} page changed in place: Next sends this very object
 * @param {{ isMissing: boolean }} address whether it is the page for all missing addresses
 * @throws {Error} if Next's scripts or the address are not as expected
 */
function preparePage(page, address) {
  page.html = delayScripts(withOwnAddress(joinPageData(page.html), address));
  page.headers = { ...page.headers, 'content-security-policy': policyFor(page.html) };
  if (page.rscData) page.rscData = dataWithOwnAddress(page.rscData, address);
  const whole = page.segmentData?.get('/_full');
  if (whole) page.segmentData?.set('/_full', dataWithOwnAddress(whole, address));
}

/** @param {Buffer} data @param {{ isMissing: boolean }} address */
const dataWithOwnAddress = (data, address) => Buffer.from(withOwnAddress(data.toString(), address));

module.exports = { preparePage };
