/** For every response. The proxy adds them where Next omits them (deploy/Caddyfile). Each page has its own content security policy. */
module.exports = {
  // No `includeSubDomains`: a subdomain such as `webmail.` may not have TLS.
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
