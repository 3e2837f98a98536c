import { campaignOfVisit } from '@/lib/browser/campaign';
import { recordTrafficSource, type TrafficSource } from '@/lib/browser/traffic-source';
import { assetPath } from '@/lib/site/asset-path';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { ANSWER_PATH } from '@/lib/site/pages';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/#javascript-property-to-detect-preference */
    globalPrivacyControl?: boolean;
  }
}

/** Records where the visitor came from and, with `COUNTS`, counts: inline, for some visitors leave before other scripts have come. */
export function VisitRecorder() {
  const record = `(${recordTrafficSource})()`;
  const campaign = business.campaigns && `,()=>(${campaignOfVisit})(${JSON.stringify(business.campaigns)})`;
  const count = `(${countEvents})("${assetPath('/api/count')}","${business.quote ? assetPath(ANSWER_PATH) : ''}",${record}${campaign ?? ''})`;
  const script = config.COUNTS ? count : record;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of this project
  return <script type="module" async dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Sends each event once a document, with the source and the campaign: lib/counts/names.ts.
 * @param ownPage the path of the owner's own page, whose visits are not counted
 */
function countEvents(
  url: string,
  ownPage: string,
  source: TrafficSource,
  findCampaign?: () => string | undefined,
) {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl || location.pathname === ownPage) return;
  const campaign = findCampaign?.();
  const origin = campaign ? `${source} ${campaign}` : source;
  const sent: Record<string, boolean> = {};
  function count(event: string) {
    sent[event] ||= navigator.sendBeacon(url, `${event} ${origin}`);
  }
  count('visit');
  // On its way down: what handles the click may take away what was clicked.
  addEventListener(
    'click',
    ({ target }) => {
      // A box that is unticked by its click was ticked at an earlier visit.
      const clicked = (target as Element).closest<HTMLElement>(
        '[data-count]:not(input), [data-count]:checked',
      );
      if (clicked?.dataset.count) count(clicked.dataset.count);
    },
    true,
  );
}
