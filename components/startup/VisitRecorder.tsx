import { recordTrafficSource, type TrafficSource } from '@/lib/browser/traffic-source';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';

/** Records where the visitor came from and, with `COUNTS`, counts: inline, for some visitors leave before other scripts have come. */
export function VisitRecorder() {
  const record = `(${recordTrafficSource})()`;
  const script = config.COUNTS ? `(${countEvents})("${assetPath('/api/count')}",${record})` : record;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of this project
  return <script type="module" async dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Sends each event once a document, with the source: lib/serving/counts.ts. */
function countEvents(url: string, source: TrafficSource) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl) return;
  const sent = new Set<string>();
  function count(event: string) {
    if (!sent.has(event)) navigator.sendBeacon(url, `${event} ${source}`);
    sent.add(event);
  }
  count('visit');
  // On its way down: what handles the click may take away what was clicked.
  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target as Element;
      if (clicked.closest(':checked')) count('first-tick');
      else if (clicked.closest('[aria-haspopup]')) count('sheet');
      else if (clicked.closest('aside>a[role]')) count('chat');
      else if (clicked.closest('[href*=whatsapp]')) count('whatsapp');
      else if (clicked.textContent === 'Compartir menú') count('share');
    },
    true,
  );
}
