import 'client-only';
import fieldStyles from '@/components/ui/Field.module.css';
import type { ChosenOption } from '@/lib/quotation/offered-option';
import { isAnybody } from '@/lib/quotation/people';
import { titleWriter } from '@/lib/quotation/portion-texts';
import { isMain } from '@/lib/quotation/portions';
import type { LineLabel } from '@/lib/quotation/request-lines';
import styles from './RequestDetails.module.css';
import { RequestField } from './RequestField';
import { useRequest } from './request-context';

const LABEL: LineLabel = 'Menús especiales';

/** For how many guests there should be a menu for celiacs, vegetarians or vegans. */
export function SpecialMenus() {
  const { marksGlutenFree } = useRequest();
  return (
    <fieldset className={styles.menus}>
      <legend>{LABEL}</legend>
      <ServedNote />
      <RequestField name="celiac" />
      <RequestField name="vegetarian" />
      <RequestField name="vegan" />
      {marksGlutenFree && <GlutenFreeNote />}
    </fieldset>
  );
}

/** Whether an option is itself a special menu. A dessert or a drink is none, whatever diet it suits. */
function isSpecialMenu(option: ChosenOption): boolean {
  return isMain(option) && option.diets.length > 0;
}

/** Says which special menus need no field, because their option already says for how many it is. */
function ServedNote() {
  const { options, bill } = useRequest();
  const write = titleWriter(options, bill.portions);
  const served = options.filter((option) => isSpecialMenu(option) && write(option) !== option.title);
  return (
    served.length > 0 && (
      <p className={fieldStyles.hint}>
        {`Ya va en el pedido: ${served.map(write).join(', ')}. Abajo, solo si hay más.`}
      </p>
    )
  );
}

/** Warns when somebody needs gluten-free food and no chosen option is marked gluten-free. */
function GlutenFreeNote() {
  const { bill, options } = useRequest();
  const { celiac } = bill.party;
  const isAsked = celiac && isAnybody(celiac);
  const isChosen = options.some(({ diets }) => diets.includes('glutenFree'));
  return (
    <p role="status" className={fieldStyles.hint}>
      {isAsked && !isChosen && 'Ninguna opción elegida está marcada sin TACC; lo vemos con vos.'}
    </p>
  );
}
