import { Band } from '@/components/ui/Band';
import type { MenuCategory } from '@/lib/content/menus';
import { startingPrice } from '@/lib/quotation/starting-price';
import { SmoothLink } from './SmoothLink';

/** The end of the home page: the lowest price of a menu, and a link to the menu. */
export function MenuCall({ menus }: { menus: MenuCategory[] }) {
  const price = startingPrice(menus);
  return (
    <Band
      photo="servicio-2"
      title={price ? `Menús desde ${price} por persona` : 'El menú de tu evento lo elegís vos'}
    >
      <SmoothLink href="/eventos" className="primary">
        Armá tu menú
      </SmoothLink>
    </Band>
  );
}
