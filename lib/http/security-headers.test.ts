import { readFileSync } from 'node:fs';
import securityHeaders from './security-headers.cjs';

it('the proxy has the same security headers', () => {
  const lines = readFileSync('deploy/Caddyfile', 'utf8').matchAll(/^\theader \?([\w-]+) "?(.+?)"?$/gm);
  const stated = Array.from(lines, ([, name = '', value]) => [name.toLowerCase(), value]);
  const { 'content-security-policy': _, ...headers } = Object.fromEntries(stated);
  expect(headers).toEqual(securityHeaders);
});
