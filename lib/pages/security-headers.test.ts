import { readFileSync } from 'node:fs';
import { securityHeaders } from '@/e2e/support/security-headers';

it('the proxy adds the security headers to its own responses', () => {
  const lines = readFileSync('deploy/Caddyfile', 'utf8').matchAll(/^\theader \?([\w-]+) "?(.+?)"?$/gm);
  const stated = Array.from(lines, ([, name = '', value]) => [name.toLowerCase(), value]);
  const { 'content-security-policy': _, ...headers } = Object.fromEntries(stated);
  expect(headers).toEqual(securityHeaders);
});
