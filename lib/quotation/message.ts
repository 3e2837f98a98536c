import { formatDay } from './dates';
import { estimateText, partsText, totalText } from './estimate';
import { MAX_COMMENTS, MAX_LINE, type QuotationRequest, requestTotal, type SpecialMenus } from './request';
import { toWellFormed, whatsappLink } from './whatsapp';

const MAX_LINK = 4_000;

export const originName = { instagram: 'Instagram', google: 'Google' };

const specialMenuNames: [key: keyof SpecialMenus, one: string, several: string][] = [
  ['celiac', 'celíaco', 'celíacos'],
  ['vegetarian', 'vegetariano', 'vegetarianos'],
  ['vegan', 'vegano', 'veganos'],
];

/** The WhatsApp message of a request. The business reads these very words and line breaks: message.test.ts fixes them. */
export function quotationMessage(request: QuotationRequest): string {
  const { name, date, entrada, menu, postre, bebida, origin } = request;
  return toWellFormed(
    [
      `Hola, mi nombre es ${cutLine(name) || '*Sin especificar*'} y quiero cotizar un evento.`,
      `*Fecha:* ${formatDay(date) ?? '*Sin especificar*'}`,
      ...details(request),
      `*Entrada:*\n${dashList(entrada)}`,
      `*Menu principal:*\n${dashList(menu)}`,
      `*Postre:*\n${dashList(postre)}`,
      `*Bebidas:*\n${dashList(bebida)}`,
      ...estimated(request),
      ...(origin ? [`(Los encontré por ${originName[origin]})`] : []),
    ].join('\n\n'),
  );
}

export function writtenRequest(phone: string, request: QuotationRequest): { message: string; link: string } {
  const whole = written(phone, request);
  if (whole.link.length <= MAX_LINK) return whole;
  const { comments, ...withoutComments } = request;
  const without = written(phone, withoutComments);
  const room = MAX_LINK - without.link.length - encodeURIComponent('\n\n*Comentarios:* …').length;
  const shortened = takeWhole(
    cutAt(MAX_COMMENTS, comments),
    room,
    (grapheme) => encodeURIComponent(grapheme).length,
  );
  return shortened ? written(phone, { ...request, comments: `${shortened}…` }) : without;
}

function written(phone: string, request: QuotationRequest): { message: string; link: string } {
  const message = quotationMessage(request);
  return { message, link: whatsappLink(phone, message) };
}

function details(request: QuotationRequest): string[] {
  const { eventType, time, area, specialMenus, comments } = request;
  const lines: [label: string, text: string][] = [
    ['Invitados', guestsText(request)],
    ['Evento', cutLine(eventType)],
    ['Hora', cutLine(time)],
    ['Zona', cutLine(area)],
    ['Menús especiales', specialMenuList(specialMenus)],
    ['Comentarios', cutAt(MAX_COMMENTS, comments)],
  ];
  return lines.flatMap(([label, text]) => (text ? [`*${label}:* ${text}`] : []));
}

/** `40`, `40 (8 chicos de 4 a 9)`, or `8 chicos de 4 a 9`. */
export function guestsText({ guests, children }: Pick<QuotationRequest, 'guests' | 'children'>): string {
  const all = cutLine(guests?.toString());
  const young = children ? childrenText(children) : '';
  return all && young ? `${all} (${young})` : all || young;
}

function childrenText({ count, from, to }: NonNullable<QuotationRequest['children']>): string {
  const ages = `de ${from} a ${to}`;
  if (typeof count === 'number') return `${count} ${count === 1 ? 'chico' : 'chicos'} ${ages}`;
  const typed = cutLine(count);
  return typed && `chicos ${ages}: ${typed}`;
}

/** `2 celíacos, 3 veganos` */
export function specialMenuList(menus: SpecialMenus = {}): string {
  return specialMenuNames
    .map(([key, one, several]) => {
      const count = menus[key];
      if (typeof count === 'number') return `${count} ${count === 1 ? one : several}`;
      const typed = cutLine(count);
      return typed && `${several}: ${typed}`;
    })
    .filter(Boolean)
    .join(', ');
}

function estimated(request: QuotationRequest): string[] {
  const { estimate, pricesOn = '' } = request;
  const total = requestTotal(request);
  if (!estimate || !total) return [];
  const day = formatDay(pricesOn);
  const parts = partsText(total);
  const text = [
    `*Estimado:* ${estimateText(estimate)}, ${totalText(total)} en total`,
    total.minimum && `, con el mínimo de ${total.minimum}`,
    parts && `: ${parts}`,
    day && ` (precios al ${day})`,
  ];
  return [text.filter(Boolean).join('')];
}

function cutLine(text: string | undefined): string {
  return cutAt(MAX_LINE, text);
}

/** Makes one line of a text, of at most so many characters. */
function cutAt(maxLength: number, text: string | undefined): string {
  const line = toWellFormed(oneLine(text));
  if (line.length <= maxLength) return line;
  return takeWhole(line, maxLength, (grapheme) => Array.from(grapheme).length);
}

function takeWhole(text: string, room: number, lengthOf: (grapheme: string) => number): string {
  let taken = '';
  for (const grapheme of graphemesOf(text)) {
    room -= lengthOf(grapheme);
    if (room < 0) break;
    taken += grapheme;
  }
  return taken.trimEnd();
}

/** What a reader takes for characters; where the browser cannot tell them (Firefox before 125), code points. */
function* graphemesOf(text: string): Iterable<string> {
  if (!Intl.Segmenter) yield* text;
  else for (const { segment } of new Intl.Segmenter('es').segment(text)) yield segment;
}

function dashList(titles: string[]): string {
  return titles.length === 0 ? 'Sin especificar' : titles.map((title) => `- ${title}`).join('\n');
}

function oneLine(text = ''): string {
  return text
    .split(/[\r\n\u2028\u2029]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
