import { readFileSync } from 'node:fs';
import { securityHeaders } from '@/e2e/support/security-headers';

/** The headers that a file states, by the pattern of its lines. */
function headersIn(file: string, line: RegExp): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(line);
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name.toLowerCase(), value]));
}

it('the site sends the security headers', () => {
  const [, ofSite = ''] = readFileSync('next.config.mjs', 'utf8').split('SECURITY_HEADERS = ');
  const [stated = ''] = ofSite.split('.map(');
  const headers = Array.from(stated.matchAll(/'([\w-]+)': '(.+)'/g), ([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(Object.fromEntries(headers)).toEqual(securityHeaders);
});

it('the proxy adds them to its own responses', () => {
  const { 'content-security-policy': _, ...headers } = headersIn(
    'deploy/Caddyfile',
    /^\theader \?([\w-]+) "?(.+?)"?$/gm,
  );
  expect(headers).toEqual(securityHeaders);
});
