/** Whether the image optimizer accepts an address, http(s) and absolute. The hosts are fixed by the build. */
export function isImageHost(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const imageHosts = process.env.IMAGE_HOSTS?.split(',') ?? [];
  return protocol === 'https:' && imageHosts.includes(hostname);
}
