import { parseConfig } from './parse-config';

let imageHosts: readonly string[] | undefined;

/** Whether the site fetches reviewers' pictures from an address, http(s) and absolute. */
export function isImageHost(url: string): boolean {
  // Of the one variable: check-api runs where others cannot be used.
  imageHosts ??= parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS }).IMAGE_HOSTS;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && imageHosts.includes(hostname);
}
