import type { MenuOption } from '@/lib/content/menus';

/**
 * The options of a category as React sends them to the browser. The data that stands beside a page's HTML holds the mark alone, for the HTML
 * shows the rest (`lib/serving/page-data.cjs`); what the router fetches when the visitor comes from another page holds them.
 */
export type OptionsData = { onlyInRouterData: true; options?: readonly MenuOption[] };

/** Has React send a category's options as a row of their own, and render them without waiting. */
export function optionsData(options: readonly MenuOption[]): Promise<OptionsData> {
  const value: OptionsData = { onlyInRouterData: true, options };
  // What `use` looks for: https://react.dev/reference/react/use#caveats
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
