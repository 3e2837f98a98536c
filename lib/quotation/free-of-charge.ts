const zero = String.raw`\$?\s?0+(?:[.,]0+)?`;

const nothingToPay = [
  zero,
  String.raw`(?:sin|s\/\s?)\s?(?:ning[uú]n )?(?:cargo|costo|coste)(?: (?:alguno|extra|adicional))?`,
  String.raw`(?:100 ?% )?bonif(?:icad[oa]s?|\.)?(?: (?:al )?100 ?%)?`,
  'gratis|gratuit[oa]s?|free|included|complimentary',
  '(?:ya |va |viene |est[aá] )*incluid[oa]s?(?: (?:en|con) (?:el|la|los|las|tu|su|todos los|cada) (?:men[uú]s?|precios?|servicios?|cubiertos?|valor|total|plato))?',
  '(?:de |es un |un )?(?:regalo|obsequio|cortes[ií]a)(?: (?:de la casa|nuestr[oa]))?',
  'invita(?:mos)? la casa|la casa invita|invitamos nosotros|no se cobra|no tiene (?:cargo|costo)|sin cobrar',
].join('|');

/**
 * Words for nothing to pay, with what may stand around them. Any other word beside them is a condition: `bonificada para más de 50`. Not
 * `s/c`, which also means that there is no quotation yet.
 */
const free = new RegExp(
  String.raw`^[^\p{L}\d$%]{0,8}(?:${zero}\s?[-–—:(]?\s?)?(?:${nothingToPay})(?: (?:por|x) (?:persona|evento))?[^\p{L}\d$%]{0,8}$`,
  'iu',
);

const LONGEST = 60;

/** Whether a price says in words, or as zero, that there is nothing to pay: `sin cargo`, `¡Bonificada!`, `incluido en el menú`. */
export function isFreeOfCharge(price: string): boolean {
  return price.length <= LONGEST && free.test(price.replace(/\s+/g, ' '));
}
