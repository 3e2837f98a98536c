import { type Bill, billOf, type ChildRate } from './bill';
import { type ChosenTitles, listNames, listOfCategory } from './categories';
import type { TypedRequest } from './flow';
import type { ChosenOption } from './offered-option';
import { readPeople } from './people';
import { canBeForSome, writtenTitles } from './portion-texts';
import type { Dish } from './portions';
import type { RequestFields } from './request-lines';

/** The sites that visitors may come from, as the message names them. */
export const originName = { instagram: 'Instagram', google: 'Google' };

export function originText(origin: keyof typeof originName): string {
  return `(Los encontré por ${originName[origin]})`;
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
    origin?: keyof typeof originName | undefined;
  };

/** The chosen options, each with the number that is typed for it, who comes, and the bill. The people of a request are read only here. */
export function chosenBill(
  chosen: readonly ChosenOption[],
  typed: Pick<TypedRequest, 'guests' | 'children' | 'servings'>,
  childRate: ChildRate | undefined,
): { options: ChosenOption[]; bill: Bill } {
  const party = { guests: readPeople(typed.guests), children: readPeople(typed.children) };
  const options = chosen.map((option) => {
    const servings = readPeople(typed.servings[option.id] ?? '');
    // A number whose field is not shown does not count.
    const isCounted = servings.text && party.guests.range && canBeForSome(option, chosen);
    return { ...option, servings: isCounted ? servings : undefined };
  });
  return { options, bill: billOf(options, party, childRate) };
}

/** The chosen titles by list, as the message writes them. Each occurs once in its list. */
export function sortChosen(
  options: readonly (Dish & Pick<ChosenOption, 'category' | 'title'>)[],
  portions?: Bill['portions'],
): ChosenTitles {
  const titles = Object.fromEntries(listNames.map((list) => [list, [] as string[]])) as ChosenTitles;
  const written = writtenTitles(options, portions);
  options.forEach(({ category, title }, index) => {
    const list = titles[listOfCategory(category)];
    const text = written[index] ?? title;
    if (!list.includes(text)) list.push(text);
  });
  return titles;
}
