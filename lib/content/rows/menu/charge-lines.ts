import { isPriced } from '@/lib/menu/request-option';
import type { MenuCategory, MenuOption } from './menu';

/** How many titles a line names. */
const MOST = 20;

const charges: Record<string, (option: MenuOption) => boolean> = {
  'Para todos': (option) => option.unit === 'all' && isPriced(option),
  'Para los chicos': (option) => option.unit === 'child' && isPriced(option),
  'Por evento': (option) => option.unit === 'event' && isPriced(option),
  'No se suman': (option) => !isPriced(option),
};

/** The options that are not charged to each guest who eats them, a line for each way: `Por evento: Mozo · Torta`. */
export function chargeLines(menus: readonly MenuCategory[]): string[] {
  const options = menus.flatMap((category) => category.options);
  return Object.entries(charges).flatMap(([charge, isOne]) => {
    const titles = options.filter(isOne).map(({ title }) => title);
    if (titles.length === 0) return [];
    const more = titles.length > MOST ? ` y ${titles.length - MOST} más` : '';
    return `${charge}: ${titles.slice(0, MOST).join(' · ')}${more}`;
  });
}
