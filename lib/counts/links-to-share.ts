import { renderUnicodeCompact } from 'uqr';

/** A link of a campaign, and the name of a file for it: `volante_eventos`, which no campaign has. */
export type CampaignLink = { name: string; url: string };

export function campaignLinks(siteUrl: string, campaigns: readonly string[]): CampaignLink[] {
  return campaigns.flatMap((campaign) => [
    { name: campaign, url: `${siteUrl}/?utm_campaign=${campaign}` },
    { name: `${campaign}_eventos`, url: `${siteUrl}/eventos?utm_campaign=${campaign}` },
  ]);
}

/** The links that tell the counts of a site where a visitor comes from, those of campaigns with a QR code, in Spanish for a terminal. */
export function linksToShare(siteUrl: string, campaigns: readonly string[]): string {
  const profiles = ['/ig', '/ig/eventos', '/g', '/g/eventos'].map((path) => siteUrl + path);
  const links = campaignLinks(siteUrl, campaigns).map(({ url }) => `${url}\n${qrCode(url)}`);
  return [
    ['Para tu perfil: /ig en Instagram, /g en Google', ...profiles].join('\n'),
    ...(links.length > 0
      ? links
      : ['Para enlaces de campañas, nombralas en "campaigns" de los datos del negocio.']),
  ].join('\n\n');
}

/** White on black, whatever the colours of the terminal are: cameras do not read it the other way round. */
function qrCode(url: string): string {
  const lines = renderUnicodeCompact(url, { border: 2 }).split('\n');
  return lines.map((line) => `\u001B[97;40m${line}\u001B[0m`).join('\n');
}
