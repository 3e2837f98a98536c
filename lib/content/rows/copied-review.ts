/** Lines that Google shows around a reviewer's name and text, and empty ones. */
const lineOfGoogle = new RegExp(
  `^(?:${[
    'local guide(?:[ ·].*)?',
    String.raw`(?:· ?)?\d+ (?:opini[oó]n(?:es)?|rese[ñn]as?|fotos?|reviews?|photos?)(?: ?·.*)?`,
    String.raw`(?:editad[oa] )?hace (?:una?|\d+) (?:minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?)(?: en google)?(?: ?·? ?nuev[oa])?`,
    String.raw`(?:an?|\d+) (?:minute|hour|day|week|month|year)s? ago(?: on google)?(?: ?·? ?new)?`,
    String.raw`nuev[oa]|new|me gusta|útil|compartir|like|share|helpful|[★☆⭐\s]+|[1-5][.,]?\d?\/5`,
  ].join('|')})?$`,
  'iu',
);

/** The name of a reviewer that was copied with what Google shows below it: `Ana · Local Guide · 25 opiniones`. */
export function nameAlone(cell: string): string {
  if (!/local guide|\d/i.test(cell)) return cell;
  const name = cell
    .replace(/\s+/g, ' ')
    .replace(/[ ·,(–-]{0,3}\blocal guide\b.*$/iu, '')
    .replace(/[ ·,(–-]{1,3}\d+ (?:opini[oó]n|rese[ñn]a|foto|review|photo)\p{L}*\b.*$/iu, '');
  return name.trim() || cell;
}

/** Where the business's reply begins. */
const reply =
  /(?<=^|\n|[.!?…»")] )(?:respuesta (?:del? (?:la )?(?:propietari[oa]|due[ñn][oa]|empresa|negocio|local)|de [^\n:()]{1,60} \(propietari[oa]\))|(?:response|reply) from the owner|owner['’]?s? (?:response|reply)) ?(?=[:·(\n]|hace |\d|an? |$)/iu;

/** What Google shows instead of the rest of a long review. */
const more = /(\.{3}|…)\s*(?:leer |ver |read |see )?(?:m[aá]s|more|mais)\.?$/iu;

/** A review that was copied from Google, without the reply and what stands around it, and whether Google had cut it. */
export function reviewAlone(cell: string): { text: string; isCut: boolean } {
  const lines = cell.slice(0, reply.exec(cell)?.index || undefined).split('\n');
  const isOfGoogle = (line: string) => lineOfGoogle.test(line.trim());
  const first = lines.findIndex((line) => !isOfGoogle(line));
  const last = lines.findLastIndex((line) => !isOfGoogle(line));
  const text = first < 0 ? cell : lines.slice(first, last + 1).join('\n');
  return { text: text.replace(more, '$1'), isCut: more.test(text) };
}
