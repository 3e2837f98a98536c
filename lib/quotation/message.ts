import { minimumText, partsText, perPersonText, totalText } from './bill';
import { type ChosenTitles, listNames, lists } from './categories';
import { takeWhole } from './cut';
import { formatDay } from './dates';
import { kinds } from './field-kinds';
import { originText, type QuotationRequest } from './request';
import { ESTIMATE, I_WANT, MY_NAME, UNSPECIFIED, writeLines } from './request-lines';
import { MAX_LINK, whatsappLink } from './whatsapp';

/**
 * The WhatsApp message of a request. The business relies on its exact words and line breaks: message.test.ts fixes them. It is well-formed,
 * because `cutLine` makes typed texts so, and `cleanLine` titles.
 */
export function quotationMessage(request: QuotationRequest): string {
  const { origin } = request;
  return [
    `Hola, ${MY_NAME} ${kinds.words.write(request.name) || `*${UNSPECIFIED}*`} ${I_WANT}.`,
    ...writeLines(request, request.childRate).map(
      ({ label, text }) => `*${label}:* ${text || `*${UNSPECIFIED}*`}`,
    ),
    ...listNames.map((list) => `*${lists[list].label}:*\n${dashList(request[list])}`),
    ...estimated(request),
    ...(origin ? [originText(origin)] : []),
  ].join('\n\n');
}

/** The message of a request and its link, with as much of the comment as a link can hold. */
export function writtenRequest(phone: string, request: QuotationRequest): { message: string; link: string } {
  const whole = messageAndLink(phone, request);
  if (whole.link.length <= MAX_LINK) return whole;
  const room = MAX_LINK - messageAndLink(phone, { ...request, comments: '…' }).link.length;
  const shortened = takeWhole(kinds.text.write(request.comments), room, encodedLength);
  return messageAndLink(phone, { ...request, comments: shortened && `${shortened}…` });
}

export function encodedLength(text: string): number {
  return encodeURIComponent(text).length;
}

function messageAndLink(phone: string, request: QuotationRequest): { message: string; link: string } {
  const message = quotationMessage(request);
  return { message, link: whatsappLink(phone, message) };
}

function estimated({ bill, pricesOn = '' }: QuotationRequest): string[] {
  if (!bill?.total) return [];
  const { total } = bill;
  const each = perPersonText(bill);
  const minimum = minimumText(total);
  const parts = partsText(bill);
  const day = formatDay(pricesOn);
  const inAll = bill.atLeast && total.cents !== total.most ? 'en total ' : '';
  const text = [
    `*${ESTIMATE}:* ${each && `${each}, `}${inAll}${totalText(total, bill.atLeast)}${inAll ? '' : ' en total'}`,
    minimum && `, con el mínimo de ${minimum}`,
    parts && `: ${parts}`,
    day && ` (precios al ${day})`,
  ];
  return [text.filter(Boolean).join('')];
}

function dashList(titles: ChosenTitles[keyof ChosenTitles]): string {
  return titles.length === 0 ? UNSPECIFIED : titles.map((title) => `- ${title}`).join('\n');
}
