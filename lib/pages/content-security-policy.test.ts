import { createHash } from 'node:crypto';
import { policyFor } from './content-security-policy.cjs';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const scriptSource = (html: string) => /script-src ([^;]*)/.exec(policyFor(html))?.[1];

it('the policy lists the hash of each inline script', () => {
  const files =
    '<script src="/a.js" noModule=""></script><script data-src="/b.js"></script><script type="application/ld+json">{}</script>';
  const inline = '<script>a()</script><script type="module" async="">b()</script><script>a()</script>';
  expect(scriptSource(files + inline)).toBe(`'self' ${hash('a()')} ${hash('b()')}`);
});

it('the policy names no other site', () => {
  expect(policyFor('<script>a()</script>')).not.toMatch(/http|\*/);
});

it('the policy allows nothing unsafe', () => {
  expect(policyFor('<script>a()</script>')).not.toContain('unsafe');
});

it.each([
  "default-src 'none'",
  "script-src 'self' ",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
])('the policy has %s', (directive) => {
  expect(`; ${policyFor('<script>a()</script>')}`).toContain(`; ${directive}`);
});

it.each([
  ['no inline script', '<p>Hola</p>', 'no inline script'],
  ['a script without an end', '<script>a()</script><script>b()', 'has no end'],
  ['a nonce', '<script nonce="evil">a()</script>', 'has a nonce'],
])('a page with %s is refused', (_what, html, reason) => {
  expect(() => policyFor(html)).toThrow(reason);
});
