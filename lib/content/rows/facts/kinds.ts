import { z } from 'zod';
import type { ChildRate } from '@/lib/bill/bill';
import { statusOf } from '@/lib/content/rows/menu/option-terms';
import { LEAST_PRICE } from '@/lib/content/rows/menu/price-terms';
import { cleanLine } from '@/lib/content/table/clean-text';
import { webAddress } from '@/lib/content/table/columns';
import type { OpeningHours } from '@/lib/values/opening-hours';
import { plainName } from '@/lib/values/plain-name';
import { type PriceUnit, readPrice } from '@/lib/values/prices';
import { readHours } from '@/lib/values/written-hours';

/** How a value is read from a cell. */
export type Kind<T> = {
  /** What belongs there, in Spanish; stated where a value cannot be read. */
  expected: string;
  /** Undefined if the cell, which is not empty, cannot be read. */
  read(cell: string): T | undefined;
  /** Whether a sentence goes there, which may begin with `No`. */
  isSentence?: true;
};

const nothing =
  /^(no|ningun[oa]?|nada|n\/?a|s\/?d|sin datos?|(a )?(consultar|confirmar|definir|convenir)|consultanos|pendiente)[.!]?$/;

/** Whether a value says that there is none: `consultar`, `no` or, where no sentence goes, `no` with more behind it. */
export function isNoValue(cell: string, { isSentence }: Kind<unknown>): boolean {
  const plain = plainName(cell);
  return nothing.test(plain) || (!isSentence && /^no[ ,;:]/.test(plain));
}

/** Words on one line. What is longer is cut. */
export function words(most: number): Kind<string> & { isSentence: true } {
  return {
    expected: `va un texto de hasta ${most} letras`,
    read: (cell) => cleanLine(cell, most) || undefined,
    isSentence: true,
  };
}

/** What somebody does, in their words. `No cocinamos sin TACC` would be read as the opposite. */
export function deed(most: number): Kind<string> {
  const { expected, read } = words(most);
  return { expected, read };
}

export const yes: Kind<boolean> = {
  expected: 'va sí o no',
  read: (cell) => {
    const status = statusOf(cell);
    return status === undefined ? undefined : status === 'shown';
  },
};

export const hours: Kind<OpeningHours> = {
  expected: 'va como "Lunes a viernes de 10 a 19"',
  read: (cell) => readHours(cleanLine(cell, 300)),
};

/**
 * A percentage. Above 0 and up to 1, a number without its sign is refused: a spreadsheet stores 50 % as 0,5.
 * @param isTaken whether a number from 0 to 100 is right
 */
function percentage(expected: string, isTaken: (percent: number) => boolean): Kind<number> {
  return {
    expected,
    read: (cell) => {
      const [, number = 'NaN', sign] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(%)?$/.exec(cell) ?? [];
      const percent = Number(number.replace(',', '.'));
      const isPart = !sign && percent > 0 && percent <= 1;
      return percent <= 100 && isTaken(percent) && !isPart ? percent : undefined;
    },
  };
}

export const deposit = percentage('va un porcentaje, como 50 % (sin seña, 0 %)', Number.isInteger);

export const vat = percentage('va un porcentaje, como 21 % o 10,5 %', (rate) => rate >= 1);

/** A number of days, at least `least`. */
export function days(least: number): Kind<number> {
  return {
    expected: `van días, como 10 días${least > 1 ? `, desde ${least}` : ''}`,
    read: (cell) => {
      const number = Number(/^(\d{1,3}) ?(?:dias?)?$/.exec(plainName(cell))?.[1]);
      return number >= least && number <= 365 ? number : undefined;
    },
  };
}

export const childRate: Kind<ChildRate> = {
  expected: 'va como "de 4 a 9 pagan 50 %"',
  read: (cell) => {
    const [, from, to, percent, free] =
      /^(?:de )?(\d{1,2}) ?(?:a|-) ?(\d{1,2})(?: anos)?,? (?:pagan? (?:el )?(\d{1,3}) ?%|(no pagan?))$/.exec(
        plainName(cell),
      ) ?? [];
    const rate = { from: Number(from), to: Number(to), percent: free ? 0 : Number(percent) };
    const isPossible = rate.from >= 1 && rate.from <= rate.to && rate.to <= 17 && rate.percent <= 100;
    return isPossible ? rate : undefined;
  },
};

/** What a title and a text behind its first `:` or `?` say. The `:` of an hour or a link is none. */
export type Condition = { title: string; text: string };

export const condition: Kind<Condition> = {
  expected: 'va un título, dos puntos y el texto, como "Seña y pago: la fecha se reserva con…"',
  read: (cell) => {
    const [, start = '', sign, rest = ''] = /^([^?]+?)(\?|:(?!\/\/|(?<=\d:)\d))(.+)$/s.exec(cell) ?? [];
    const title = cleanLine(sign === '?' ? `${start}?` : start, 80);
    const text = cleanLine(rest.replace(/^[\s:]+/, ''), 600);
    return title && text ? { title, text } : undefined;
  },
  isSentence: true,
};

/** What the owner often adds to an answer. `amount` is in pesos. */
export type Extra = { title: string; amount: number; per: PriceUnit };

/** Without its unit, an extra of one waiter would be charged for each guest. */
export const extra: Kind<Extra> = {
  expected:
    'va un nombre, dos puntos y el precio por evento o por persona, como "Traslado: 45.000 por evento"',
  read: (cell) => {
    const [, start = '', rest = ''] = /^([^:]+):(.+)$/s.exec(cell) ?? [];
    const title = cleanLine(start, 80);
    const { price, statedUnit } = readPrice(rest);
    return title && typeof price === 'number' && price >= LEAST_PRICE && statedUnit
      ? { title, amount: price, per: statedUnit }
      : undefined;
  },
};

export const cuit: Kind<string> = {
  expected: 'va un CUIT de 11 números, como 30-12345678-1',
  read: (cell) => {
    const digits = cell.replace(/[-.\s]/g, '');
    if (!/^\d{11}$/.test(digits)) return undefined;
    return `${digits.slice(0, 2)}-${digits.slice(2, 10)}-${digits.slice(10)}`;
  },
};

function address(expected: string, schema: z.ZodType<string>): Kind<string> {
  return { expected, read: (cell) => schema.safeParse(cell).data };
}

export const email = address('va un correo, como hola@catering.example', z.email());

export const link = address('va una dirección que empiece con https://', webAddress(/^https$/));

export const instagram: Kind<string> = {
  expected: 'va el perfil, como @labrasa o https://www.instagram.com/labrasa',
  read: (cell) => {
    const [, profile] =
      /^(?:(?:https:\/\/)?(?:www\.)?instagram\.com\/|@)?(?!.*\.com$)([\w.]{1,30})\/?(?:\?\S*)?$/i.exec(
        cell,
      ) ?? [];
    return profile && `https://www.instagram.com/${profile}`;
  },
};

/** An amount, or a span such as `de $16.900 a $48.500`. */
export const startingPrice: Kind<number | string> = {
  expected: 'va un precio, como 16900, o "de $16.900 a $48.500"',
  read: (cell) => {
    const { price, statedUnit } = readPrice(cell.replace(/^desde\s+/i, ''));
    if (typeof price === 'number') return statedUnit !== 'event' && price >= LEAST_PRICE ? price : undefined;
    return /^(de|entre)\s.*\d{3}/i.test(cell) ? cleanLine(cell, 60) : undefined;
  },
};
