/**
 * Whether the site's image optimizer accepts an address, http(s) and absolute: next.config.mjs gives the optimizer the same hosts, and
 * this as the variable, when the site is built.
 */
export function isImageHost(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const imageHosts = process.env.IMAGE_HOSTS?.split(',') ?? [];
  return protocol === 'https:' && imageHosts.includes(hostname);
}
