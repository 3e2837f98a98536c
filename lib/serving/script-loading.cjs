/**
 * When the scripts of a page are requested. Plain JavaScript, for Next loads the cache handler, which needs this, without compiling it.
 */

/** Runs in the browser. The timer is for tabs in the background, which paint nothing. */
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

/**
 * Has the browser request a page's scripts once the page has been painted. Next requests them at once, and on a slow phone their 140 kB
 * then share the connection with the style sheet and the photo: Lighthouse's largest contentful paint of `/` was 2.8 s instead of
 * 1.5 s (`npm run bench -- lighthouse`). All of the page can be read and followed before they come.
 * @param {string} html as Next renders it
 * @throws {Error} when it has no such scripts, or one that this would leave to be requested at once
 */
function delayScripts(html) {
  const delayed = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src=("[^"]*")[^>]* async=""><\/script>/g, '<script data-src=$1></script>');
  if (!delayed.includes('<script data-src=')) throw new Error('no script was found to delay');
  const early = /<script [^>]*?\bsrc=(?![^>]*\bnomodule\b)[^>]*>|<link[^>]*\bas="script"[^>]*>/i.exec(
    delayed.replaceAll('data-src=', ''),
  );
  if (early) throw new Error(`a script would not wait for the paint: ${early[0]}`);
  if (!delayed.includes('</body>')) throw new Error('the page has no end');
  return delayed.replace('</body>', `<script>${startScripts}</script></body>`);
}

module.exports = { delayScripts };
