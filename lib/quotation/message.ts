import { formatDay } from './dates';
import type { QuotationRequest } from './request';

/** The WhatsApp message of a request. The business reads these very words and line breaks: message.test.ts fixes them. */
export function quotationMessage({ name, date, entrada, menu, postre, bebida }: QuotationRequest): string {
  return [
    `Hola, mi nombre es ${oneLine(name) || '*Sin especificar*'} y quiero cotizar un evento.`,
    `*Fecha:* ${formatDay(date) ?? '*Sin especificar*'}`,
    `*Entrada:*\n${dashList(entrada)}`,
    `*Menu principal:*\n${dashList(menu)}`,
    `*Postre:*\n${dashList(postre)}`,
    `*Bebidas:*\n${dashList(bebida)}`,
  ].join('\n\n');
}

function dashList(titles: string[]): string {
  return titles.length === 0 ? 'Sin especificar' : titles.map((title) => `- ${title}`).join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
}
