import { z } from 'zod';
import { LEAST_PRICE } from '@/lib/content/rows/price-slips';
import { pricePer, readPrice } from '@/lib/content/rows/price-terms';
import { statusOf } from '@/lib/content/rows/status';
import { cleanLine, isCut } from '@/lib/content/table/clean-text';
import type { Note } from '@/lib/content/table/columns';
import type { ChildRate } from '@/lib/quotation/bill';
import { plainName } from '@/lib/quotation/categories';
import { DAY_MINUTES, hourText, minuteOfDay, type OpeningHours } from '@/lib/quotation/opening-hours';
import { openingHoursText } from '@/lib/quotation/opening-hours-text';
import { formatPrice, type PriceUnit } from '@/lib/quotation/prices';
import { overlap, readHours } from './hours';

/** How a value is read from a cell. */
export type Kind<T> = {
  /** What belongs there, in Spanish; stated where a value cannot be read. */
  expected: string;
  /** Undefined if the cell, which is not empty, cannot be read. */
  read(cell: string, note: Note): T | undefined;
  /** Whether two values cannot both be true. */
  contradicts?(value: T, other: T): boolean;
  /** How the value was understood, where that is not the text itself. */
  shownAs?(value: T): string;
};

/** Words on one line, not a link alone. What is longer is cut, and the cut is noted. */
export function words(most: number): Kind<string> {
  return {
    expected: `va un texto de hasta ${most} letras`,
    read: (cell, note) => {
      if (/^https?:\S+$/i.test(cell)) return undefined;
      const text = cleanLine(cell, most);
      if (isCut(cell, text)) note(`es muy largo, se corta en ${most} letras`);
      return text || undefined;
    },
  };
}

function wordsWithout(sign: RegExp, remark: string): (most: number) => Kind<string> {
  return (most) => {
    const { expected, read } = words(most);
    return {
      expected,
      read: (cell, note) => {
        if (sign.test(cell)) note(remark);
        return read(cell, note);
      },
    };
  };
}

/** For what an app goes on showing after the prices have changed. */
export const wordsWithoutPrice = wordsWithout(
  /\$\s?\d|\d\.\d{3}\b|\d\s?pesos/i,
  'dice un precio, y WhatsApp lo sigue mostrando cuando cambie',
);

/** One entry of a list. */
export const entry = wordsWithout(/\n/, 'tiene más de un renglón: va una fila por cada uno');

export const yes: Kind<boolean> = {
  expected: 'va sí o no',
  read: (cell) => {
    const status = statusOf(cell);
    return status && status === 'shown';
  },
  shownAs: (isOn) => (isOn ? 'sí' : 'no'),
};

const HOLIDAYS = /,? ?\(?(?:(?:salvo|excepto|menos|no) (?:los )?feriados|feriados:? cerrado)\)?/i;

/** In minutes. Who closes for less after midnight has probably left out the 12 of an afternoon: `de 9 a 6`. */
const LEAST_CLOSED = 10 * 60;

export const hours: Kind<OpeningHours[]> = {
  expected: 'va como "lunes a viernes de 10 a 19"',
  read: (cell, note) => {
    if (HOLIDAYS.test(cell)) note('los feriados no se anotan: se ven como un día común');
    const hours = readHours(cell.replace(HOLIDAYS, ''));
    for (const { opens, closes } of hours ?? []) {
      const [start, end] = [minuteOfDay(opens), minuteOfDay(closes)];
      if (end > 0 && end < start && start - end < LEAST_CLOSED)
        note(`cierra a las ${hourText(end)} del otro día: ¿a las ${hourText(end + DAY_MINUTES / 2)}?`);
    }
    return hours;
  },
  contradicts: overlap,
  shownAs: openingHoursText,
};

const numberAndSign = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(%|por ?ciento)?$/;

/** Whether a number without its sign may be a spreadsheet's part of 1: 0,5 and 1 are what it keeps of 50 % and 100 %. */
function isPartOfOne(number: number, sign: string | undefined): boolean {
  return !sign && number > 0 && number <= 1;
}

/** @param isTaken for a number from 0 to 100 */
function percentage(expected: string, isTaken: (percent: number) => boolean): Kind<number> {
  return {
    expected,
    read: (cell) => {
      const [, number = 'NaN', sign] = numberAndSign.exec(plainName(cell)) ?? [];
      const percent = Number(number.replace(',', '.'));
      return percent <= 100 && isTaken(percent) && !isPartOfOne(percent, sign) ? percent : undefined;
    },
    shownAs: (percent) => `${percent.toLocaleString('es-AR')} %`,
  };
}

export const deposit = percentage('va un porcentaje, como 50 % (sin seña, 0 %)', Number.isInteger);

export const vat = percentage('va un porcentaje, como 21 % o 10,5 %', (rate) => rate >= 1);

/** A number of days, at least `least`. */
export function days(least: number): Kind<number> {
  return {
    expected: `van días, como 10 días${least > 1 ? `, desde ${least}` : ''}`,
    read: (cell) => {
      const plain = plainName(cell)
        .replace(/^una? /, '1 ')
        .replace(/^dos /, '2 ');
      const [, count, weeks] = /^(\d{1,3}) ?(?:dias?(?: corridos)?|(semanas?))?$/.exec(plain) ?? [];
      const number = Number(count ?? 0) * (weeks ? 7 : 1);
      return number >= least && number <= 365 ? number : undefined;
    },
    shownAs: (number) => `${number} ${number === 1 ? 'día' : 'días'}`,
  };
}

export const childRate: Kind<ChildRate> = {
  expected: 'va como "de 4 a 9 pagan 50 %"',
  read: (cell) => {
    const plain = plainName(cell).replace(/\banos\b/g, '');
    const [ages, from, to] = /\b(\d{1,2}) ?(?:a|al|y|hasta|-|–) ?(\d{1,2})\b/.exec(plain) ?? [];
    const others = plain.replace(ages ?? '', '').trim();
    const [, part, sign] = /^[^\d$]*\b(\d{1,3}) ?(?:(%|por ?ciento)\D*)?$/.exec(others) ?? [];
    const stated = /^\D*(no pagan?|gratis|sin cargo)\D*$/.test(others) ? '0' : part;
    const isOther =
      isPartOfOne(Number(part), sign) || /descuento|menos|\boff\b|rebaja|mitad|no pag.*\d/.test(others);
    const rate = { from: Number(from), to: Number(to), percent: Number(isOther ? undefined : stated) };
    const isWhole = rate.from >= 1 && rate.from <= rate.to && rate.to <= 17 && rate.percent <= 100;
    return isWhole ? rate : undefined;
  },
  shownAs: ({ from, to, percent }) => `de ${from} a ${to} años pagan ${percent} %`,
};

/** What a title and a text behind its first `:` or `?` say. The `:` of an hour or a link is none. */
export type Condition = { title: string; text: string };

export const condition: Kind<Condition> = {
  expected: 'va un título, dos puntos y el texto, como "Seña y pago: la fecha se reserva con…"',
  read: (cell, note) => {
    const [, start = '', sign, rest = ''] = /^([^?]+?)(\?|:(?!\/\/|(?<=\d:)\d))(.+)$/s.exec(cell) ?? [];
    const title = words(80).read(sign === '?' ? `${start}?` : start, note);
    const text = words(600).read(rest.replace(/^[\s:]+/, ''), note);
    return title && text ? { title, text } : undefined;
  },
  shownAs: ({ title, text }) => `${title} | ${text}`,
};

/** What the owner often adds to an answer. `amount` is in pesos. */
export type Extra = { title: string; amount: number; per: PriceUnit };

export const extra: Kind<Extra> = {
  expected: 'va un nombre, dos puntos y el precio, como "Traslado: 45.000 por evento"',
  read: (cell, note) => {
    const [, start = '', rest = ''] = /^([^:]+):(.+)$/s.exec(cell) ?? [];
    const title = words(80).read(start, note);
    const { price, unit } = pricePer('', readPrice(rest.trim()));
    return title && typeof price === 'number' && price >= LEAST_PRICE
      ? { title, amount: price, per: unit }
      : undefined;
  },
  shownAs: ({ title, amount, per }) =>
    `${title}: ${formatPrice(amount, per)}${per === 'person' ? ' por persona' : ''}`,
};

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Whether the last of eleven digits is the right check digit: https://es.wikipedia.org/wiki/Clave_Única_de_Identificación_Tributaria
 * If it would have to be 10, the number gets another type instead of 20, 27 or 30, so that the rule holds.
 */
function hasCheckDigit(digits: string): boolean {
  const sum = CUIT_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (sum + Number(digits[10])) % 11 === 0;
}

export const cuit: Kind<string> = {
  expected: 'va un CUIT de 11 números con el último correcto, como 30-12345678-1',
  read: (cell) => {
    const digits = cell.replace(/[-–./\s]/g, '');
    if (!/^\d{11}$/.test(digits) || !hasCheckDigit(digits)) return undefined;
    return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`;
  },
};

const address = z.email();

export const email: Kind<string> = {
  expected: 'va un correo, como hola@catering.example',
  read: (cell) => address.safeParse(cell.replace(/^mailto:|^[^<]*<|>$/gi, '')).data,
};

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** In the HTML that ARCA gives to embed its form: the address of the form, without TLS. */
const ARCA = /^.*href="http:(\/\/qr\.(?:afip|arca)\.gob\.ar\/[^"]*)".*$/is;

/** An https address; the only one in a text that a phone shares, or in HTML. */
export const link: Kind<string> = {
  expected: 'va una dirección que empiece con https://',
  read: (cell) => {
    const [shared = cell, second] = cell.replace(ARCA, 'https:$1').match(/https?:\/\/[^\s"'<>]+/gi) ?? [];
    // The address of a map within a page shows nothing outside of one.
    if (second || shared.includes('/maps/embed')) return undefined;
    return httpsUrl.safeParse(/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(shared) ? `https://${shared}` : shared).data;
  },
};

export const instagram: Kind<string> = {
  expected: 'va el perfil, como @labrasa o https://www.instagram.com/labrasa',
  read: (cell) => {
    // A post has more than one part behind the host.
    const [, profile] =
      /(?:^|\s|\/\/)(?:(?:www|m)\.)?instagram\.com\/@?([\w.]{1,30})\/?(?:[?#]\S*)?(?=\s|$)/i.exec(cell) ??
      /^@?(?!.*\.com$)([\w.]{1,30})$/.exec(cell) ??
      [];
    return profile && `https://www.instagram.com/${profile}`;
  },
};

/** An amount, or a span such as `de $16.900 a $48.500`. */
export const startingPrice: Kind<number | string> = {
  expected: 'va un precio, como 16900, o "de $16.900 a $48.500"',
  read: (cell) => {
    const price = readPrice(cell.replace(/^(?:desde|a partir de)\s+/i, ''));
    if (price?.amount !== undefined)
      return price.own === 'event' || price.amount < LEAST_PRICE ? undefined : price.amount;
    return /^(de|entre)\s.*\d{3}/i.test(cell) ? cleanLine(cell, 60) : undefined;
  },
  shownAs: (price) => formatPrice(price),
};
