/** What a visitor has chosen, in the lists of the message. Every list holds titles, each once. */
export type ChosenTitles = { entrada: string[]; menu: string[]; postre: string[]; bebida: string[] };

/** A quotation request: all that is written into the WhatsApp message. */
export type QuotationRequest = ChosenTitles & {
  /** As typed; empty when left out. */
  name: string;
  /** Day of the event, `yyyy-MM-dd`; empty when left out. */
  date: string;
};

const listByCategory = new Map<string, keyof ChosenTitles>([
  ['Bebidas', 'bebida'],
  ['Postres', 'postre'],
  ['Entradas', 'entrada'],
]);

/** Sorts chosen options into the four lists of a request, by the name of their category. */
export function sortChosen(options: Iterable<{ category: string; title: string }>): ChosenTitles {
  const lists = {
    entrada: new Set<string>(),
    menu: new Set<string>(),
    postre: new Set<string>(),
    bebida: new Set<string>(),
  };
  for (const { category, title } of options) lists[listByCategory.get(category) ?? 'menu'].add(title);
  return {
    entrada: [...lists.entrada],
    menu: [...lists.menu],
    postre: [...lists.postre],
    bebida: [...lists.bebida],
  };
}
