/**
 * The score that a scanner like Mozilla's HTTP Observatory gives to the headers of a page that is served over TLS. From 100 on it is
 * an A+. Scores as published with Observatory's version 2 of 2024; what only TLS can show (the redirect, the certificate) is not here.
 */
export function observatoryScore(headers: Headers): number {
  const policy = headers.get('content-security-policy') ?? '';
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const scripts = directive('script-src') || directive('default-src');
  const hstsSeconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  const referrer = headers.get('referrer-policy') ?? '';

  let score = 100;
  if (!policy) score -= 25;
  else if (/unsafe-(inline|eval)|(^| )(\*|https?:|data:)( |$)/.test(scripts)) score -= 20;
  else if (directive('default-src') === "'none'" && !policy.includes('unsafe')) score += 10;
  else score += 5;
  score += directive('frame-ancestors') === "'none'" ? 5 : -20;
  if (hstsSeconds < 15_768_000) score -= 20;
  if (headers.get('x-content-type-options') !== 'nosniff') score -= 5;
  score += /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer) ? 5 : 0;
  if (headers.get('cross-origin-resource-policy') === 'same-origin') score += 10;
  if (headers.has('access-control-allow-origin')) score -= 50;
  if (headers.has('set-cookie')) score -= 20;
  return score;
}
