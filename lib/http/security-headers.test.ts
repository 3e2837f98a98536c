import { readFileSync } from 'node:fs';
import { securityHeaders } from '@/e2e/support/security-headers';

it.each([
  ['next.config.mjs', /^ {2}'([A-Z][\w-]+)': '(.+)',$/gm],
  ['deploy/Caddyfile', /^\theader \?([\w-]+) "?(.+?)"?$/gm],
])('%s has all security headers', (file, line) => {
  const lines = readFileSync(file, 'utf8').matchAll(line);
  const stated = Array.from(lines, ([, name = '', value]) => [name.toLowerCase(), value]);
  const { 'content-security-policy': _, ...headers } = Object.fromEntries(stated);
  expect(headers).toEqual(securityHeaders);
});
