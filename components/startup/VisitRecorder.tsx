import type { Facts } from '@/lib/content/rows/facts/facts';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';
import { ANSWER_PATH } from '@/lib/site/pages';
import type { CountSettings } from './inline/count-visit';
import scripts from './inline-scripts.json';

/** Records where the visitor came from and, with `COUNTS`, counts events. Inline, because some visitors leave before other scripts load. */
export function VisitRecorder({ campaigns, answers }: Facts) {
  const settings: CountSettings = {
    url: assetPath('/api/count'),
    campaigns,
    ownPage: answers ? assetPath(ANSWER_PATH) : '',
  };
  const counting = `const settings=${JSON.stringify(settings)};${scripts['count-visit']}`;
  const script = config.COUNTS ? counting : scripts['record-source'];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this project
  return <script type="module" async dangerouslySetInnerHTML={{ __html: script }} />;
}
