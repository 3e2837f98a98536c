export function phoneText(phone: string): string {
  return `+${phone.replace(/^549(?=\d{10}$)/, '54 9 ').replace(/ 11(\d{4})(\d{4})$/, ' 11 $1-$2')}`;
}
