import { plainName } from '@/lib/quotation/categories';

const shownWords =
  /^(|1|si|s|yes|y|ok|visibles?|verdadero|true|checked|(activ|publicad|mostrad)[oa]s?|disponibles?|active|published|[✓✔☑✅])$/;
const hiddenWords =
  /^(0|no|n|(ocult|agotad|pausad|fals|inactiv|escondid|suspendid|archivad|despublicad)[oa]s?|en pausa|borrador(es)?|false|unchecked|no (disponible|visible)s?|sin stock|draft|archived|paused|hidden|inactive|unpublished|[☐✗✘✖❌🚫])$/u;

/** What the cell `estado` says; undefined for an unknown word. */
export function statusOf(cell: string): 'shown' | 'hidden' | undefined {
  const word = plainName(cell).replace(/[.!]/g, '').trim();
  if (hiddenWords.test(word)) return 'hidden';
  return shownWords.test(word) ? 'shown' : undefined;
}
