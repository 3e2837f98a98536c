import { plainName } from './plain-name';

/** Whether a price says in words that there is nothing to pay: `sin cargo`, `Bonificada`. Other words beside them are a condition. */
export function isFreeOfCharge(price: string): boolean {
  return /^(gratis|sin cargo|incluid[oa]s?|bonificad[oa]s?)[.!]?$/.test(plainName(price));
}
