/**
 * A phone number for people to read: `+54 9 11 0000-0000`. Of other areas than Buenos Aires the digits do not tell where the area
 * code ends: `+54 9 3415550000`.
 * @param phone with its country code, digits alone
 */
export function phoneText(phone: string): string {
  return `+${phone.replace(/^549(?=\d{10}$)/, '54 9 ').replace(/ 11(\d{4})(\d{4})$/, ' 11 $1-$2')}`;
}
