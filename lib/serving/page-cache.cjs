/**
 * Next's cache handler: where the server keeps rendered pages. It is Next's own, with four rules added.
 *
 * 1. What the build rendered is never served, but for images. It holds the configuration and the content of the build's day; the
 *    running server renders each page once from its own (`npm run serve` does so before the first visitor) and keeps it in
 *    memory.
 * 2. A page's scripts are asked for once the page has been drawn. Next asks for them at once, and on a slow phone their 140 kB then
 *    share the line with the style sheet and the photo: Lighthouse's largest contentful paint of `/` was 2.8 s instead of 1.5 s.
 *    All of the page can be read and followed before they come.
 * 3. Each page carries a Content-Security-Policy that lists the hashes of its own inline scripts. A nonce would have to be new
 *    for each answer, and the page could not be kept.
 * 4. The scripts that hold a page's data are one. Next writes one for each part of the page, and the policy of a long menu would be
 *    a header that no proxy takes (nginx: 4 kB).
 *
 * Rests on a path inside Next, hence the exact pin of its version in package.json; a browser test fails when the policy is
 * missing or violated.
 */
const { createHash } = require('node:crypto');
const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache');

/** Keys of what this process has rendered. Shared, for Next makes a handler for every request. */
const renderedHere = new Set();

module.exports = class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    // In memory only: nothing on disk can then be half written or older than the server.
    super({ ...context, flushToDisk: false });
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['get']>} call
   */
  async get(...call) {
    const entry = await super.get(...call);
    return renderedHere.has(call[0]) || isImage(entry) ? entry : null;
  }

  /**
   * @override
   * @param {Parameters<FileSystemCache['set']>} call
   */
  async set(...call) {
    const [key, entry] = call;
    renderedHere.add(key);
    if (entry?.kind === 'APP_PAGE' && typeof entry.html === 'string') {
      entry.html = scriptsAfterPaint(joinDataScripts(entry.html));
      entry.headers = { ...entry.headers, 'content-security-policy': policyFor(entry.html) };
    }
    return super.set(...call);
  }
};

/** @param {Awaited<ReturnType<FileSystemCache['get']>>} entry */
function isImage(entry) {
  return (
    entry?.value?.kind === 'APP_ROUTE' && String(entry.value.headers['content-type']).startsWith('image/')
  );
}

/** @param {string} html */
function joinDataScripts(html) {
  return html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(');
}

/** Runs in the browser. The timer is for tabs in the background, which draw nothing. */
const startScripts = `(function () {
  function start() {
    document.querySelectorAll('script[data-src]').forEach(function (waiting) {
      var script = document.createElement('script');
      script.async = true;
      script.src = waiting.dataset.src;
      waiting.replaceWith(script);
    });
  }
  setTimeout(start, 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();`;

/** @param {string} html */
function scriptsAfterPaint(html) {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src=("[^"]*")[^>]* async=""><\/script>/g, '<script data-src=$1></script>')
    .replace('</body>', `<script>${startScripts}</script></body>`);
}

/** @param {string} html */
function policyFor(html) {
  const inline = html.matchAll(
    /<script(?:\s+(?!src=|data-src=|type="application\/ld\+json")[^>]*)?>([\s\S]*?)<\/script>/g,
  );
  const hashes = Array.from(inline, ([, code = '']) => code)
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
