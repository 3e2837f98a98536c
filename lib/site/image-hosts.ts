import { parseConfig } from './parse-config';

let imageHosts: readonly string[] | undefined;

/** Whether the site fetches reviewers' pictures from a URL, which must be absolute. */
export function isImageHost(url: string): boolean {
  // Parses only this variable, because check-api also runs where others are invalid.
  imageHosts ??= parseConfig({ IMAGE_HOSTS: process.env.IMAGE_HOSTS }).IMAGE_HOSTS;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && imageHosts.includes(hostname);
}
