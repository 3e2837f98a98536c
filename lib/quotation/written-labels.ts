import { type ListName, listNames, lists, plainName } from './categories';
import type { PastedLine } from './pasted-lines';
import { ESTIMATE, type LineLabel, requestLines } from './request-lines';
import { isDashed, isNumbered, saysNothing } from './written-lists';

/** A label of the message: of a line, or of a list. Each exists once. */
type Label = { line: string; list?: undefined } | { list: ListName; line?: undefined };

/** What else people, and WhatsApp's writing help, call the parts of a request. */
const otherNames: Partial<Record<string, string[]>> = {
  Fecha: ['Fecha del evento', 'Día', 'Día del evento'],
  Invitados: [
    'Cantidad de invitados',
    'Número de invitados',
    'Cantidad de personas',
    'Personas',
    'Comensales',
  ],
  Evento: ['Tipo de evento', 'Ocasión'],
  Hora: ['Horario', 'Hora del evento', 'Hora de inicio'],
  Zona: ['Lugar', 'Ubicación', 'Zona del evento', 'Lugar del evento', 'Localidad', 'Barrio'],
  'Menús especiales': ['Dietas especiales', 'Restricciones alimentarias'],
  Comentarios: ['Observaciones', 'Aclaraciones', 'Comentarios adicionales'],
  [ESTIMATE]: ['Total estimado', 'Presupuesto estimado', 'Precio estimado', 'Estimación'],
  [lists.menu.label]: ['Plato principal', 'Platos principales', 'Principal', 'Menú'],
} satisfies Partial<Record<LineLabel | typeof ESTIMATE, string[]>>;

const labels = new Map<string, Label>(
  [
    ...[...Object.keys(requestLines), ESTIMATE].map((line): [string, Label] => [line, { line }]),
    ...listNames.map((list): [string, Label] => [lists[list].label, { list }]),
  ].flatMap(([name, label]) =>
    [name, ...(otherNames[name] ?? [])].map((called) => [plainLabel(called), label] as const),
  ),
);

/** The form in which labels are compared, because people write `Menú principal`, `📅 FECHA` and `Postres`. */
function plainLabel(label: string): string {
  return plainName(label.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).replace(/s$/, '');
}

const MAX_LABEL = 40;

type Labelled = {
  label: Label;
  /** Empty if nothing is specified. */
  value: string;
  /** Whether the value must stand on the next line. */
  isOpen: boolean;
  /** How surely it is a label: `sure` for `*Zona:* Palermo`, `inline` for `Bebidas: agua`, `dashed` for `- Zona: Palermo`, `bare` for `## Postre`. */
  kind: 'sure' | 'inline' | 'bare' | 'dashed';
};

/** The label and the value of a line such as `*Zona:* Palermo`, `📍 ZONA: Palermo`, `Fecha - 12/12/2026` or `## Entrada`. */
export function labelled(text: string): Labelled | undefined {
  const [name, rest = '', isBare] = partsOf(text);
  const label = labels.get(plainLabel(name));
  if (!label || (isBare && !label.list && !rest)) return undefined;
  const raw = rest.replace(/^[*_~]{1,2}(?=\s|$)|^\*{1,2}/, '').trim();
  const value = saysNothing(raw, { inList: Boolean(label.list) }) ? '' : raw;
  const kind = label.list && value ? 'inline' : 'sure';
  const isItem = isDashed(text) || isNumbered(text);
  return { label, value, isOpen: raw === '', kind: isItem ? 'dashed' : isBare ? 'bare' : kind };
}

/** A colon that is not the colon of an hour. */
const COLON = /[:：](?!\d\d(?!\d))/;

/** What stands before and behind the colon of a line; of a line without one, a decorated name alone, or what follows a dash or precedes a number. */
function partsOf(text: string): [name: string, rest?: string, isBare?: boolean] {
  const colon = text.slice(0, MAX_LABEL).search(COLON);
  if (colon >= 0) return [text.slice(0, colon), text.slice(colon + 1)];
  if (text.length > MAX_LABEL) return [''];
  const [, name, value] =
    /^\P{L}*(\p{L}[\p{L} ]*?)\*?(?: ?[-–—=→|]+ ?| (?=\d))(.+?)(?: ?\|)?$/u.exec(text) ?? [];
  if (name && value && !labels.get(plainLabel(name))?.list) return [name, value, true];
  const isDecorated = /^[^\p{L}\p{N}]/u.test(text) || text === text.toUpperCase();
  return isDecorated ? [text, '', true] : [''];
}

/** A label's place among the lines. */
export type Placed = Labelled & { index: number };

/** The labels of a text, each at the first of its surest occurrences. If some have no dash, those with one are titles. */
export function labelsIn(lines: readonly PastedLine[]): Placed[] {
  const found = lines.flatMap(({ text }, index): Placed[] => {
    const one = labelled(text);
    return one ? [{ ...one, index }] : [];
  });
  const kinds = found.every(({ kind }) => kind === 'dashed')
    ? (['dashed'] as const)
    : (['sure', 'inline', 'bare'] as const);
  const places = new Map<Label, Placed>();
  for (const kind of kinds)
    for (const one of found) if (one.kind === kind && !places.has(one.label)) places.set(one.label, one);
  return [...places.values()].sort((a, b) => a.index - b.index);
}

/** Where a label begins within a line that somebody has joined. */
const LABEL_WITHIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}*_])(?=[*_]{0,2}(?:${[...Object.keys(requestLines), ESTIMATE, ...listNames.map((list) => lists[list].label)].join('|').replace(/[uú]/g, '[uú]')})s?[*_]{0,2}:)`,
  'giu',
);

/** Puts the labels of a message that has become one paragraph on lines of their own. */
export function separated(lines: PastedLine[]): PastedLine[] {
  if (lines.filter(({ text }) => labelled(text)).length > 2) return lines;
  return lines.flatMap((line) => {
    const parts = line.text.split(LABEL_WITHIN);
    return parts.length > 3
      ? parts.map((text) => ({ ...line, text: text.trim().replace(/[.;,]$/, '') }))
      : [line];
  });
}
