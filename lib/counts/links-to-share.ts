import { renderUnicodeCompact } from 'uqr';

/** The links of a site that tell its counts where a visitor comes from, those of campaigns with a QR code, as lines for a terminal. */
export function linksToShare(siteUrl: string, campaigns: string[]): string {
  const link = (path: string, campaign?: string) =>
    `${siteUrl}${path}${campaign ? `?utm_campaign=${campaign}` : ''}`;
  const profiles = ['/ig', '/ig/eventos', '/g', '/g/eventos'].map((path) => link(path));
  const ofCampaign = (campaign: string) =>
    ['/', '/eventos'].map((path) => {
      const address = link(path, campaign);
      return `${address}\n${renderUnicodeCompact(address, { border: 2 })}`;
    });
  return [
    ['Profiles on Instagram (/ig) and Google (/g), which hide where a visitor comes from', ...profiles].join(
      '\n',
    ),
    ...campaigns.map((campaign) => [`Campaign ${campaign}`, ...ofCampaign(campaign)].join('\n')),
    ...(campaigns.length === 0
      ? ['For links of campaigns, name these in "campaigns" of the business facts.']
      : []),
  ].join('\n\n');
}
