import { recordTrafficSource, type TrafficSource } from '@/lib/browser/traffic-source';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/#javascript-property-to-detect-preference */
    globalPrivacyControl?: boolean;
  }
}

/** Records where the visitor came from and, with `COUNTS`, counts: inline, for some visitors leave before other scripts have come. */
export function VisitRecorder() {
  const record = `(${recordTrafficSource})()`;
  const script = config.COUNTS ? `(${countEvents})("${assetPath('/api/count')}",${record})` : record;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of this project
  return <script type="module" async dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Sends each event once a document, with the source: lib/counts/names.ts. */
function countEvents(url: string, source: TrafficSource) {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const sent: Record<string, boolean> = {};
  function count(event: string) {
    sent[event] ||= navigator.sendBeacon(url, `${event} ${source}`);
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
