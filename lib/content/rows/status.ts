import { plainName } from '@/lib/values/plain-name';

const shownWords = /^(|1|si|s|x|yes|visibles?|verdadero|true|(activ|mostrad)[oa]s?|disponibles?|[✓✔☑✅])$/;
const hiddenWords =
  /^(0|no|n|(ocult|agotad|pausad|fals|inactiv|suspendid)[oa]s?|en pausa|false|no (disponible|visible)s?|sin stock|[☐✗✘✖❌🚫])$/u;

/** What the cell `estado` says; undefined for an unknown word. */
export function statusOf(cell: string): 'shown' | 'hidden' | undefined {
  const word = plainName(cell).replace(/[.!]/g, '').trim();
  if (hiddenWords.test(word)) return 'hidden';
  return shownWords.test(word) ? 'shown' : undefined;
}
