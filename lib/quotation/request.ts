import { type Bill, billOf, type ChildRate } from './bill';
import { type ChosenTitles, listNames, listOfCategory } from './categories';
import type { TypedRequest } from './flow';
import type { ChosenOption } from './offered-option';
import { readPeople } from './people';
import { canBeForSome, titleWriter } from './portion-texts';
import type { Dish } from './portions';
import { partyIn, type RequestFields } from './request-lines';
import { type KnownSource, trafficSources } from './traffic-sources.mjs';

export function originText(origin: KnownSource): string {
  return `(Los encontré por ${trafficSources[origin].name})`;
}

/** A quotation request: everything that goes into the WhatsApp message. */
export type QuotationRequest = RequestFields &
  ChosenTitles & {
    /** What the children among the guests pay; undefined if they pay the full price. */
    childRate?: ChildRate | undefined;
    /** The bill of the chosen options. It is written only if it has a total. */
    bill?: Bill | undefined;
    /** The day of the prices, `yyyy-MM-dd`. */
    pricesOn?: string | undefined;
    origin?: KnownSource | undefined;
  };

/** What is chosen and typed. All that a visitor types is read here, once. */
export type ReadChoice = {
  /** Each with the number that is typed for it. */
  options: readonly ChosenOption[];
  /** The other fields as typed, and those of people as read. */
  fields: RequestFields;
  bill: Bill;
};

export function readChoice(
  chosen: readonly ChosenOption[],
  { servings: typedServings, ...typed }: TypedRequest,
  childRate: ChildRate | undefined,
): ReadChoice {
  const party = partyIn(typed);
  const texts = Object.entries(party).map(([name, { text }]) => [name, text]);
  const options = chosen.map((option) => {
    const servings = readPeople(typedServings[option.id] ?? '');
    // A number whose field is not shown does not count.
    const isCounted = servings.text && party.guests.range && canBeForSome(option, chosen);
    return { ...option, servings: isCounted ? servings : undefined };
  });
  const fields = { ...typed, ...Object.fromEntries(texts) };
  return { options, fields, bill: billOf(options, party, childRate) };
}

/** The chosen titles by list, as the message writes them. Each occurs once in its list. */
export function sortChosen(
  options: readonly (Dish & Pick<ChosenOption, 'category' | 'title'>)[],
  portions?: Bill['portions'],
): ChosenTitles {
  const titles = Object.fromEntries(listNames.map((list) => [list, [] as string[]])) as ChosenTitles;
  const write = titleWriter(options, portions);
  for (const option of options) {
    const list = titles[listOfCategory(option.category)];
    const text = write(option);
    if (!list.includes(text)) list.push(text);
  }
  return titles;
}
