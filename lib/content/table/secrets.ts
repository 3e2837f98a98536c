/** What to do with a secret in a table: its address is all that it takes to read it. */
export const HOW_TO_HIDE =
  'borrala de acá y cambiala, porque esta planilla la puede leer quien tenga su dirección';

const names = String.raw`\b(?:contrase(?:ñ|n)as?|claves?|passwords?|pin|tokens?)\b`;

const secretNames = new RegExp(names, 'iu');

const secretName = new RegExp(String.raw`${names}|\b(?:usuarios?|tarjetas?)\b`, 'i');

/** What follows such a name: a number, or a word of letters and digits. */
const secretValue = /^[\s:=]{1,3}\d{4,8}\b|[\s:=](?=\S{0,30}\d)(?=\S{0,30}\p{L})[^\s$]{5,30}(?!\S)/u;

/** Whether a name says that only its owner may know what it names. */
export function namesSecret(name: string): boolean {
  return secretName.test(name);
}

/** Whether a text states a password: `la clave del wifi es hola1234`. */
export function holdsSecret(text: string): boolean {
  // The first few, so that a long run of them takes no time.
  const [, ...behindNames] = text.slice(0, 700).split(secretNames, 5);
  return behindNames.some((behind) => secretValue.test(behind.slice(0, 50)));
}
