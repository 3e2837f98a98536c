/**
 * Makes one script of those that hold a page's data: the policy that lists the hashes of a long menu's would be a header that no
 * proxy takes (Next's own limit for it is smaller than Caddy's).
 * @param {string} html as Next renders it
 * @throws {Error} when the scripts are not as Next 16.4.6 writes them
 */
function joinPageData(html) {
  const joined = html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
  const left = joined.match(/<script[^>]*>\(?self\.__next_f/g) ?? [];
  if (left.length !== 1) throw new Error(`${left.length} scripts hold the page's data instead of one`);
  return joined;
}

module.exports = { joinPageData };
