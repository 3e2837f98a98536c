import { z } from 'zod';
import { pricePer, readPrice } from '@/lib/content/rows/price-terms';
import { statusOf } from '@/lib/content/table/cells';
import { cleanLine, isCut } from '@/lib/content/table/clean-text';
import type { Note } from '@/lib/content/table/columns';
import type { ChildRate } from '@/lib/quotation/bill';
import { plainName } from '@/lib/quotation/categories';
import type { OpeningHours } from '@/lib/quotation/opening-hours';
import { openingHoursText } from '@/lib/quotation/opening-hours-text';
import type { PriceUnit } from '@/lib/quotation/prices';
import { campaignName } from '@/lib/site/campaign-name';
import { readHours } from './hours';

/** How a value is read from a cell. */
export type Kind<T> = {
  /** What belongs there, in Spanish; stated where a value cannot be read. */
  expected: string;
  /** Undefined if the cell, which is not empty, cannot be read. */
  read(cell: string, note: Note): T | undefined;
  /** How the value was understood, where that is not the text itself. */
  shownAs?(value: T): string;
};

/** Words on one line. What is longer is cut, and the cut is noted. */
export function words(most: number): Kind<string> {
  return {
    expected: `va un texto de hasta ${most} letras`,
    read: (cell, note) => {
      const text = cleanLine(cell, most);
      if (isCut(cell, text)) note(`es muy largo, se corta en ${most} letras`);
      return text || undefined;
    },
  };
}

/** For what an app goes on showing after the prices have changed. */
export function wordsWithoutPrice(most: number): Kind<string> {
  const { expected, read } = words(most);
  return {
    expected,
    read: (cell, note) => {
      if (/\$\s?\d|\d\.\d{3}\b/.test(cell))
        note('dice un precio, y WhatsApp lo sigue mostrando cuando cambie');
      return read(cell, note);
    },
  };
}

export const yes: Kind<true> = {
  expected: 'va sí, o nada',
  read: (cell) => statusOf(cell) === 'shown' || undefined,
};

const HOLIDAYS = /,? ?\(?(?:(?:salvo|excepto|menos|no) (?:los )?feriados|feriados:? cerrado)\)?/i;

export const hours: Kind<OpeningHours[]> = {
  expected: 'va como "lunes a viernes de 10 a 19"',
  read: (cell, note) => {
    if (HOLIDAYS.test(cell)) note('los feriados no se anotan: se ven como un día común');
    return readHours(cell.replace(HOLIDAYS, ''));
  },
  shownAs: openingHoursText,
};

const numberAndSign = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|por ?ciento)?$/;

/** @param isTaken for a number from 0 to 100 */
function percentage(expected: string, isTaken: (percent: number) => boolean): Kind<number> {
  return {
    expected,
    read: (cell) => {
      const percent = Number(numberAndSign.exec(plainName(cell))?.[1]?.replace(',', '.') ?? Number.NaN);
      return percent <= 100 && isTaken(percent) ? percent : undefined;
    },
  };
}

export const percent = percentage('va un porcentaje, como 50 %', Number.isInteger);

/** Less than 1 is a spreadsheet's fraction, such as 0,21. */
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
  };
}

export const childRate: Kind<ChildRate> = {
  expected: 'va como "de 4 a 9 pagan 50 %"',
  read: (cell) => {
    const plain = plainName(cell).replace(/\banos\b/g, '');
    const [ages, from, to] = /\b(\d{1,2}) ?(?:a|al|y|hasta|-|–) ?(\d{1,2})\b/.exec(plain) ?? [];
    const part = /\b(\d{1,3}) ?(%|por ?ciento|$)/.exec(plain.replace(ages ?? '', '').trim())?.[1];
    const stated = /no pagan?|gratis|sin cargo/.test(plain) ? '0' : part;
    const rate = { from: Number(from), to: Number(to), percent: Number(stated ?? Number.NaN) };
    const isWhole = rate.from >= 1 && rate.from <= rate.to && rate.to <= 17 && rate.percent <= 100;
    return isWhole ? rate : undefined;
  },
  shownAs: ({ from, to, percent }) => `de ${from} a ${to} años pagan ${percent} %`,
};

/** What a title and a text behind its first `:` or `?` say. */
export type Condition = { title: string; text: string };

export const condition: Kind<Condition> = {
  expected: 'va un título, dos puntos y el texto, como "Seña y pago: la fecha se reserva con…"',
  read: (cell, note) => {
    const [, start = '', sign, rest = ''] = /^([^:?]+)([:?])(.+)$/s.exec(cell) ?? [];
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
    return title && typeof price === 'number' ? { title, amount: price, per: unit } : undefined;
  },
};

export const campaign: Kind<string> = {
  expected: 'va un nombre de minúsculas sin acentos, números y guiones, como volante-feria',
  read: (cell) => campaignName.exec(cell.toLowerCase())?.[0],
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
    const digits = cell.replace(/[-.\s]/g, '');
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
  read: (cell, note) => {
    const [, name] = /^@?([\w.]{1,30})$/.exec(cell) ?? [];
    if (name && !/\.com$/.test(name)) return `https://www.instagram.com/${name}`;
    const url = link.read(cell.replace(/^http:/i, 'https:'), note);
    // What a phone adds to a shared link says who has shared it.
    const profile = url?.replace(/[?#].*$/, '');
    return profile && /(^|\.)instagram\.com$/.test(new URL(profile).hostname) ? profile : undefined;
  },
};

/** An amount, or a span such as `de $16.900 a $48.500`. */
export const startingPrice: Kind<number | string> = {
  expected: 'va un precio, como 16900, o "de $16.900 a $48.500"',
  read: (cell) => {
    const price = readPrice(cell.replace(/^desde\s+/i, ''));
    if (price?.amount !== undefined) return price.own === 'event' ? undefined : price.amount;
    return /^(de|entre)\s.*\d/i.test(cell) ? cleanLine(cell, 60) : undefined;
  },
};
