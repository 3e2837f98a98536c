const { createHash } = require('node:crypto');

const NOT_RUN = / type="application\/ld\+json"| data-src="/;

/**
 * @param {string} html
 * @throws {Error} if the page has no inline script, a script without an end, or an inline one with a nonce
 */
function policyFor(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = scripts.filter(
    ([, attributes = '']) => !/ src="/.test(attributes) && !NOT_RUN.test(attributes),
  );
  if (inline.length === 0) throw new Error('the page has no inline script');
  if (scripts.length !== html.split('<script').length - 1) throw new Error('a script of the page has no end');
  const hashes = inline.map(([, attributes = '', code = '']) => {
    if (attributes.includes('nonce')) throw new Error(`a script has a nonce: ${attributes.trim()}`);
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

module.exports = { policyFor };
