'use client';

import { use, useState } from 'react';
import { environment } from '@/lib/browser/environment';
import { useServerHtml } from '@/lib/browser/use-server-html';
import type { MenuOption } from '@/lib/content/menus';
import { netPriceText } from '@/lib/quotation/net-price';
import { formatPrice } from '@/lib/quotation/prices';
import styles from './MenuOptions.module.css';
import type { OptionsData } from './options-data';

type MenuOptionsProps = {
  /** Id of the element around the list. */
  panelId: string;
  /** The options of a category, in the API's order. */
  data: Promise<OptionsData>;
  /** VAT in the prices, in percent, where each numeric price is to say what it is without. */
  vatRate: number | undefined;
};

/** The lists of the server's HTML by `panelId`: React may have to render them anew, after an error or when the visitor comes back. */
const writtenLists = new Map<string, Element>();

/**
 * The options of a category. Their boxes are uncontrolled, and what the form needs to know of an option stands in its row (see
 * {@link choiceOf}), so the rows of the server's HTML are kept as they are: hydrating those of a long menu took a phone longer than all the
 * rest of the page, and their data doubled its size.
 */
export function MenuOptions({ panelId, data, vatRate }: MenuOptionsProps) {
  const serverHtml = useServerHtml(data);
  // While rendering: where something has changed the HTML (a translator, an extension of the browser), React hydrates nothing and renders
  // everything anew, and the server's rows are in the document until it has.
  useState(() => {
    const written = !environment.isServer && document.querySelector(`#${panelId} > ul`);
    if (written && !writtenLists.has(panelId)) writtenLists.set(panelId, written);
  });
  // The words go into the message as they stand, and the business is to read its own: translators leave them.
  const list = { className: styles.options, translate: 'no' } as const;
  if (serverHtml) return <ul {...list} {...serverHtml} />;
  const { options } = use(data);
  if (options)
    return (
      <ul {...list}>
        {options.map((option) => (
          <Option key={option.id} option={option} vatRate={vatRate} />
        ))}
      </ul>
    );
  const rows = writtenLists.get(panelId)?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server wrote it
  return <ul {...list} dangerouslySetInnerHTML={{ __html: rows }} />;
}

/** Its elements have no classes: in a long menu they would be most of the HTML. */
function Option({ option, vatRate }: { option: MenuOption; vatRate: number | undefined }) {
  const { id, title, price, food, starters, principal } = option;
  const netPrice = price !== undefined && vatRate !== undefined && netPriceText(price, vatRate);
  return (
    <li>
      <input type="checkbox" id={id} />
      <label htmlFor={id}>
        <span>{title}</span> {price !== undefined && <b>{formatPrice(price)}</b>}
      </label>
      {netPrice && <p>Precio sin impuestos nacionales: {netPrice}</p>}
      <Dishes dishes={food} />
      <LabelledDishes label="Entradas:" dishes={starters} />
      <LabelledDishes label="Principal:" dishes={principal} />
    </li>
  );
}

function Dishes({ dishes }: { dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <ul>
      {dishes.map((dish) => (
        <li key={dish}>{dish}</li>
      ))}
    </ul>
  );
}

function LabelledDishes({ label, dishes }: { label: string; dishes: string[] }) {
  if (dishes.length === 0) return null;
  return (
    <div>
      <p>{label}</p>
      <Dishes dishes={dishes} />
    </div>
  );
}
