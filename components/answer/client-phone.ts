import { lacksMobileNine, readWhatsappNumber, withMobileNine } from '@/lib/values/whatsapp-number';

/** The digits for a WhatsApp link, from the proposed correction where the number is wrong; empty where there is neither. */
export function phoneDigits(typed: string): string {
  const read = readWhatsappNumber(typed);
  return 'digits' in read ? read.digits : (read.proposed?.replace(/\D/g, '') ?? '');
}

/** A hint about the number, in Spanish. */
export function phoneHint(typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  const read = readWhatsappNumber(typed);
  if ('problem' in read)
    return `Este número ${read.problem}${read.proposed ? '; el chat se abre con ese' : ''}.`;
  return lacksMobileNine(read.digits)
    ? `Le falta el 9 de los celulares: ¿es ${withMobileNine(read.digits)}?`
    : undefined;
}
