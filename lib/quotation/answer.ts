import { plainName } from './categories';
import { type Estimate, estimate, estimateText, partsText, type Total, totalText } from './estimate';
import { guestsText, originName, specialMenuList } from './message';
import { netPriceText } from './net-price';
import { typedCount } from './people-count';
import { formatCents, formatPrice, type Price, type PriceUnit, parsePrice, toCents } from './prices';
import type { ReadRequest } from './read-message';
import { type ChildRate, type ChosenTitles, requestTotal } from './request';

/** What the business may state for its answers. */
export type AnswerRules = {
  /** For how many days an answer holds. */
  validDays?: number | undefined;
  /** In percent of the total. */
  depositPercent?: number | undefined;
};

/** A line of the answer, as the owner has typed it. */
export type AnswerRow = {
  title: string;
  /** In pesos, in any form that {@link parsePrice} reads. */
  amount: string;
  unit: PriceUnit;
  minimum: number | undefined;
  /** What to know of the amount, in Spanish. */
  hint: string;
};

/** The owner's answer to a request, as typed: what the form holds, and what is kept as the draft. */
export type Answer = {
  name: string;
  phone: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
  area: string;
  guests: string;
  children: string;
  specialMenus: string;
  rows: AnswerRow[];
  /** `10 %`, or an amount of pesos. */
  discount: string;
  /** In percent. */
  deposit: string;
  /** `yyyy-MM-dd` */
  validUntil: string;
  showsPrices: boolean;
  /** For the owner alone. */
  notes: string;
};

export const emptyAnswer: Answer = {
  name: '',
  phone: '',
  date: '',
  time: '',
  area: '',
  guests: '',
  children: '',
  specialMenus: '',
  rows: [],
  discount: '',
  deposit: '',
  validUntil: '',
  showsPrices: true,
  notes: '',
};

/** An option of today's menu. */
export type MenuPrice = {
  /** The list of a request that it belongs to. */
  list: keyof ChosenTitles;
  title: string;
  price: Price | undefined;
  unit: PriceUnit;
  minimum: number | undefined;
};

const lists: (keyof ChosenTitles)[] = ['entrada', 'menu', 'postre', 'bebida'];

/** The answer to a request, with today's prices. */
export function answerTo(
  request: ReadRequest,
  offered: readonly MenuPrice[],
  rules: AnswerRules,
  today: string,
): Answer {
  const { name, date, time = '', area = '', guests = '', children, specialMenus } = request;
  return {
    ...newAnswer(rules, today),
    name,
    date,
    time,
    area,
    guests: String(guests),
    children: String(children?.count ?? ''),
    specialMenus: specialMenuList(specialMenus),
    rows: lists.flatMap((list) => request[list].map((title) => rowOf(title, list, offered))),
    notes: notesOf(request),
  };
}

/** An answer that nothing is typed into yet. */
export function newAnswer({ validDays, depositPercent }: AnswerRules, today: string): Answer {
  return {
    ...emptyAnswer,
    deposit: String(depositPercent ?? ''),
    validUntil: validDays === undefined ? '' : addDays(today, validDays),
  };
}

function rowOf(title: string, list: keyof ChosenTitles, offered: readonly MenuPrice[]): AnswerRow {
  const [option, ...others] = offered.filter((one) => bare(one.title) === bare(title) && one.list === list);
  if (!option)
    return { title, amount: '', unit: 'person', minimum: undefined, hint: 'Ya no está en el menú.' };
  const { price, unit, minimum } = option;
  const amount = typeof price === 'number' ? formatPrice(price).slice(1) : '';
  return { title, amount, unit, minimum, hint: hintOf(option, others) };
}

/** A title without case, accents, and the marks of bold, italics and so on, which WhatsApp drops. */
function bare(title: string): string {
  return plainName(title.replace(/[*_~`]/g, ''));
}

function hintOf({ price }: MenuPrice, others: readonly MenuPrice[]): string {
  const other = others.find((one) => one.price !== price)?.price;
  if (other !== undefined) return `Hay otra opción con este título: ${formatPrice(other)}.`;
  if (price === undefined) return 'En el menú no tiene precio.';
  return typeof price === 'string' ? `En el menú: ${formatPrice(price)}.` : '';
}

function notesOf({ eventType, children, comments, estimated, origin, notes }: ReadRequest): string {
  return [
    children && `Chicos: ${children.count} de ${children.from} a ${children.to} años`,
    eventType && `Evento: ${eventType}`,
    comments && `Comentarios: ${comments}`,
    estimated && `Estimado que vio: ${estimated}`,
    origin && `Llegó por ${originName[origin]}`,
    ...notes,
  ]
    .filter(Boolean)
    .join('\n');
}

const FREE = /^\s*(?:\$?\s*0+(?:[.,]0+)?|sin cargo|bonificad[oa]|gratis)\s*$/i;

const DAY_MS = 86_400_000;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** What an answer comes to. */
export type AnswerSum = {
  /** Of the rows that have an amount. */
  estimate: Estimate | undefined;
  /** Undefined where something is missing. */
  total: AnswerTotal | undefined;
  /** Why there is no total, in Spanish. */
  problem: string | undefined;
};

/** Amounts are in cents. */
export type AnswerTotal = {
  beforeDiscount: Total;
  discount: bigint;
  cents: bigint;
  deposit: bigint;
};

/** @returns a total only where every amount is known: what is missing is never a zero */
export function sumOf(answer: Answer, childRate: ChildRate | undefined): AnswerSum {
  const priced = answer.rows.map(({ amount, unit, minimum }) => ({ price: amountOf(amount), unit, minimum }));
  const sum = estimate(priced);
  const found = totalOf(answer, sum, childRate);
  return typeof found === 'string'
    ? { estimate: sum, total: undefined, problem: found }
    : { estimate: sum, total: found, problem: undefined };
}

function totalOf(
  answer: Answer,
  sum: Estimate | undefined,
  childRate: ChildRate | undefined,
): AnswerTotal | string {
  const missing = answer.rows.filter(({ amount }) => amountOf(amount) === undefined);
  if (missing.length > 0)
    return `A confirmar: ${missing.map(({ title }) => title || 'sin nombre').join(', ')}.`;
  if (!sum) return 'Todavía no hay nada que sumar.';
  const guests = sum.perPerson ? typedCount(answer.guests) : (typedCount(answer.guests) ?? 1);
  if (typeof guests !== 'number') return 'Para el total falta cuántos invitados son, en un solo número.';
  const before = requestTotal({ estimate: sum, ...childrenOf(answer, childRate), guests });
  if (!before) return 'Revisá los chicos: va un solo número, que no pase de los invitados.';
  return afterDiscount(answer, before);
}

function afterDiscount(answer: Answer, beforeDiscount: Total): AnswerTotal | string {
  const discount = discountOf(answer.discount, beforeDiscount.cents);
  if (discount === undefined) return 'No se entiende el descuento: escribilo como 10 % o 50.000.';
  if (discount > beforeDiscount.cents) return 'El descuento es más que el total.';
  const percent = parsePercent(answer.deposit);
  if (percent === undefined) return 'No se entiende la seña: va un porcentaje de 0 a 100.';
  const cents = beforeDiscount.cents - discount;
  return { beforeDiscount, discount, cents, deposit: share(cents, percent) };
}

/** A number of pesos; undefined where there is none, or words. What is free is 0, which no menu states. */
function amountOf(text: string): number | undefined {
  if (FREE.test(text)) return 0;
  const price = parsePrice(text);
  return typeof price === 'number' ? price : undefined;
}

function childrenOf(
  { children }: Pick<Answer, 'children'>,
  rate: ChildRate | undefined,
): { children: (ChildRate & { count: number | string }) | undefined } {
  const count = children.trim() === '0' ? undefined : typedCount(children);
  return { children: rate && count !== undefined ? { ...rate, count } : undefined };
}

function discountOf(text: string, total: bigint): bigint | undefined {
  if (!text.trim()) return 0n;
  if (/%\s*$/.test(text)) {
    const percent = parsePercent(text);
    return percent === undefined ? undefined : share(total, percent);
  }
  const amount = amountOf(text);
  return amount === undefined ? undefined : toCents(amount);
}

/** Parses `10`, `10 %` or `12,5 %` as hundredths of a percent; an empty text is 0. */
function parsePercent(text: string): bigint | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})?(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (!whole && text.trim()) return undefined;
  const hundredths = BigInt(whole + decimals.padEnd(2, '0'));
  return hundredths <= 10_000n ? hundredths : undefined;
}

/** To the nearest cent. */
function share(cents: bigint, hundredthsOfPercent: bigint): bigint {
  return (cents * hundredthsOfPercent + 5_000n) / 10_000n;
}

/** What an answer says of its money, one label and text each, for the message and for paper. */
export function moneyLines(
  answer: Answer,
  { estimate: sum, total }: AnswerSum,
  vatRate: number | undefined,
): [label: string, text: string][] {
  const perPerson: [string, string][] = sum ? [['Precio', estimateText(sum)]] : [];
  if (!total) return [...perPerson, ['Total', 'a confirmar']];
  const { beforeDiscount, discount, cents, deposit } = total;
  const parts = answer.showsPrices ? partsText(beforeDiscount) : undefined;
  const minimum = beforeDiscount.minimum && `mínimo ${beforeDiscount.minimum}`;
  const how = [minimum, parts].filter(Boolean).join(': ');
  const before = `${totalText(beforeDiscount)}${how ? ` (${how})` : ''}`;
  const net = vatRate !== undefined && netPriceText(Number(cents) / 100, vatRate);
  const lines: [string, string | false][] = [
    ...perPerson,
    ['Subtotal', discount > 0n && before],
    ['Descuento', discount > 0n && `${formatCents(discount)}${inPercent(answer.discount)}`],
    ['Total', discount > 0n ? formatCents(cents) : before],
    ['Precio sin impuestos nacionales', net || false],
    ['Seña', deposit > 0n && `${formatCents(deposit)}${inPercent(`${answer.deposit}%`)}`],
  ];
  return lines.flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));
}

/** ` (10 %)` of `10 %`; nothing of an amount. */
function inPercent(text: string): string {
  const [, percent] = /^\s*([\d.,]+)[\s%]*%\s*$/.exec(text) ?? [];
  return percent ? ` (${percent} %)` : '';
}

/** `$24.900`, `$320.000 por evento`, `sin cargo` or `a confirmar`. */
export function rowPrice({ amount, unit }: Pick<AnswerRow, 'amount' | 'unit'>): string {
  const price = amountOf(amount);
  if (price === undefined) return 'a confirmar';
  return price === 0 ? 'sin cargo' : formatPrice(price, unit);
}

/** When the event is, one label and text; none where neither day nor hour is known. */
export function whenLines({ time }: Answer, dayText: string | undefined): [label: string, text: string][] {
  const when = [dayText, time].filter(Boolean).join(', ');
  return when ? [['Fecha', when]] : [];
}

/** What else the answer says of the event, one label and text each. */
export function eventLines(
  answer: Answer,
  childRate: ChildRate | undefined,
): [label: string, text: string][] {
  const guests = guestsText({ guests: typedCount(answer.guests), ...childrenOf(answer, childRate) });
  const lines: [string, string][] = [
    ['Invitados', guests],
    ['Zona', answer.area.trim()],
    ['Menús especiales', answer.specialMenus.trim()],
  ];
  return lines.filter(([, text]) => text);
}
