import { plainName } from '@/lib/quotation/categories';

const missingWords = [
  String.raw`x{1,9}|[?–—-]+|n\.?/?[acd]\.?|s/d|t\.?b\.?[adc]\.?|lorem ipsum.*|sin datos?|pendientes?(?: de .{3,20})?`,
  `(?:(?:a|por|falta|sin) )?(?:confirmar|definir|completar)`,
].join('|');

/** Some stand behind a title and its `:` or `?` as well. There, `no` is an answer. */
const placeholder = new RegExp(
  [
    `^(?:.+?[:?] +)?(?:${missingWords})[.!]?$`,
    String.raw`^(?:[¿?.…_*/\s–—-]+|(?:si|no(?: hay| tengo| tenemos| aplica| se)?|nada|ningun[oa])[.!]?)$`,
  ].join('|'),
);

/** Whether a cell holds a word for a value that is missing: `a confirmar`, `N/A`, `xxx`, `no tengo`. */
export function isPlaceholder(cell: string): boolean {
  return placeholder.test(plainName(cell));
}
