import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSVG } from 'uqr';
import { campaignLinks, NO_CAMPAIGNS } from './links-to-share';

/** Writes the QR codes of the campaigns' links into the folder, and prints the name of each file. */
export async function writeCodes(folder: string, siteUrl: string, campaigns: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, url } of campaignLinks(siteUrl, campaigns)) {
    const file = join(folder, `${name}.svg`);
    // ISO 18004 requires four blank modules: without them, cameras do not find a code on a dark flyer. Level M tolerates some damage.
    await writeFile(file, renderSVG(url, { border: 4, ecc: 'M' }));
    console.log(`${file}: ${url}`);
  }
  if (campaigns.length === 0) console.log(NO_CAMPAIGNS);
}
