/**
 * Joins the scripts that hold a page's data into one. Otherwise a long menu needs so many hashes that no proxy accepts the policy's header
 * (Next's own limit for it is smaller than Caddy's).
 * @param {string} html as Next renders it
 * @throws {Error} if the scripts are not as Next 16.4.6 writes them
 */
function joinPageData(html) {
  const joined = html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
  const left = joined.match(/<script[^>]*>\(?self\.__next_f/g) ?? [];
  if (left.length !== 1) throw new Error(`${left.length} scripts hold the page's data instead of one`);
  return joined;
}

module.exports = { joinPageData };
