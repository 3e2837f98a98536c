import { type Bill, billOf, type ChildRate, type Party } from '@/lib/bill/bill';
import { type ChosenTitles, listOfCategory, titlesByList } from '@/lib/menu/categories';
import { isMain, type RequestOption } from '@/lib/menu/request-option';
import { isAnybody, oneNumber, type People, readPeople, readServings } from '@/lib/values/people';
import type { KnownTrafficSource } from '@/lib/values/traffic-sources.mjs';

/**
 * The fields before the visitor has filled them in: a day as `yyyy-MM-dd`, an hour as `HH:mm`. They are not stored, so they are lost when
 * the page is closed.
 */
export const emptyFields = {
  name: '',
  date: '',
  guests: '',
  children: '',
  eventType: '',
  time: '',
  area: '',
  comments: '',
};

export type FieldValues = typeof emptyFields;

export type FieldName = keyof FieldValues;

/** What the visitor types: the fields and, keyed by option id, how many guests a main is for. */
export type TypedRequest = FieldValues & { servings: Partial<Record<string, string>> };

export const nothingTyped: TypedRequest = { ...emptyFields, servings: {} };

/** A quotation request: everything that goes into the WhatsApp message. */
export type MessageContent = Omit<FieldValues, 'guests' | 'children'> &
  ChosenTitles & {
    party: Party;
    /** What the children among the guests pay; undefined if they pay the full price. */
    childRate?: ChildRate | undefined;
    /** The bill of the chosen options. It is written only if it has a total. */
    bill?: Bill | undefined;
    /** The day of the prices, `yyyy-MM-dd`. */
    pricesOn?: string | undefined;
    trafficSource?: KnownTrafficSource | undefined;
  };

/** What is chosen and typed. The people that a visitor types are read here, once. */
export type ReadChoice = {
  /** Each with the number that is typed for it. */
  options: readonly RequestOption[];
  /** The mains that are asked for how many guests they are: all, once several share a known number of guests. */
  asked: readonly RequestOption[];
  party: Party;
  bill: Bill;
};

export function readChoice(
  chosen: readonly RequestOption[],
  typed: TypedRequest,
  childRate: ChildRate | undefined,
): ReadChoice {
  const party = { guests: readPeople(typed.guests), children: readPeople(typed.children) };
  const mains = chosen.filter(isMain);
  const isAsked = mains.length > 1 && party.guests.range !== undefined;
  // A number whose field is gone does not count.
  const options = chosen.map((option) =>
    isAsked && isMain(option)
      ? { ...option, servings: readServings(typed.servings[option.id] ?? '') }
      : option,
  );
  const asked = isAsked ? options.filter(isMain) : [];
  return { options, asked, party, bill: billOf(options, party, childRate) };
}

/** The chosen titles by list, as the message writes them: with the number that is typed for them. */
export function sortChosen(options: readonly RequestOption[]): ChosenTitles {
  const titles = titlesByList(() => []);
  for (const { category, title, servings } of options)
    titles[listOfCategory(category)].push(servings ? `${title} (para ${servings.text})` : title);
  return titles;
}

/** `40`, `40 (8 chicos de 4 a 9)`, `8 chicos de 4 a 9`, `40 (chicos de 4 a 9: unos 8)`. */
export function guestsText({ guests, children }: Party, childRate: ChildRate | undefined): string {
  const young = childRate && isAnybody(children) ? childrenText(children, childRate) : '';
  return guests.text && young ? `${guests.text} (${young})` : guests.text || young;
}

function childrenText(children: People, { from, to }: ChildRate): string {
  const ages = `de ${from} a ${to}`;
  const count = oneNumber(children);
  return count ? `${count} ${count === 1 ? 'chico' : 'chicos'} ${ages}` : `chicos ${ages}: ${children.text}`;
}
