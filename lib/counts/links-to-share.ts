/** Said where there are none. */
export const NO_CAMPAIGNS = 'No hay campañas: nombralas con "campaña" en la planilla de los datos.';

/** The links of campaigns, each with a file name, such as `volante_eventos`. No campaign has that name, because names have no `_`. */
export function campaignLinks(siteUrl: string, campaigns: readonly string[]) {
  return campaigns.flatMap((campaign) => [
    { name: campaign, url: `${siteUrl}/?utm_campaign=${campaign}` },
    { name: `${campaign}_eventos`, url: `${siteUrl}/eventos?utm_campaign=${campaign}` },
  ]);
}

/** The links by which a site's counts tell where visitors come from, in Spanish for a terminal. */
export function linksToShare(siteUrl: string, campaigns: readonly string[]): string {
  const profiles = ['/ig', '/ig/eventos', '/g', '/g/eventos'].map((path) => siteUrl + path);
  const short = campaigns.map((campaign) => `${siteUrl}/v/${campaign}`);
  const links = campaignLinks(siteUrl, campaigns).map(({ url }) => url);
  return [
    ['Para tu perfil: /ig en Instagram, /g en Google', ...profiles].join('\n'),
    ...(short.length > 0 ? [['Para escribir a mano, en un volante o al aire', ...short].join('\n')] : []),
    links.length > 0 ? ['Para avisos y códigos QR (--qr carpeta)', ...links].join('\n') : NO_CAMPAIGNS,
  ].join('\n\n');
}
