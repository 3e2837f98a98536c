import { Band } from '@/components/ui/Band';
import type { Facts } from '@/lib/content/rows/facts/facts';
import type { MenuCategory } from '@/lib/content/rows/menu/judge-menu';
import { startingPrice } from '@/lib/menu/starting-price';
import { SmoothLink } from './SmoothLink';

/** The end of the home page: from what price a menu is, and a link to the menu. */
export function MenuCall({ menus, facts }: { menus: MenuCategory[]; facts: Facts }) {
  const price = startingPrice(menus, facts.startingPrice);
  return (
    <Band
      photo="servicio-1"
      title={price ? `Menús ${price} por persona` : 'El menú de tu evento lo elegís vos'}
    >
      <SmoothLink href="/eventos" className="primary">
        Armá tu menú
      </SmoothLink>
    </Band>
  );
}
