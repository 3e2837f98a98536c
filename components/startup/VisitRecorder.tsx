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

/** Sends each event once a document, with the source: lib/serving/counts.ts. */
function countEvents(url: string, source: TrafficSource) {
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const sent: Record<string, boolean> = {};
  function count(event: string) {
    sent[event] ||= navigator.sendBeacon(url, `${event} ${source}`);
  }
  function eventOf(clicked: Element) {
    if (clicked.closest(':checked')) return 'first-tick';
    if (clicked.closest('[aria-haspopup]')) return 'sheet';
    if (clicked.closest('aside>a[role]')) return 'chat';
    if (clicked.closest('[href*=whatsapp]')) return 'whatsapp';
    // Of any other click the event that has been sent already.
    return clicked.textContent === 'Compartir menú' ? 'share' : 'visit';
  }
  count('visit');
  // On its way down: what handles the click may take away what was clicked.
  addEventListener('click', ({ target }) => count(eventOf(target as Element)), true);
}
