/** Whole strings, so that nothing in them is taken for anything else, and what tells where the keys of an object are. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * Parses JSON as `JSON.parse` does, but an object at the top becomes a Map with its keys in the order of the text. An object has keys
 * such as `2024` before all others (https://tc39.es/ecma262/#sec-ordinaryownpropertykeys).
 * @throws {SyntaxError} when the text is not JSON
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = new Map(Object.entries(value));
  const [firstKey = ''] = entries.keys();
  // Such keys are the first ones: without them the order is that of the text.
  if (!/^\d+$/.test(firstKey)) return entries;
  return new Map(topKeys(text).map((key) => [key, entries.get(key)]));
}

/** The keys of the object at the top of a valid JSON text, in its order. */
function topKeys(text: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  let previous = '';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':' && depth === 1) keys.push(JSON.parse(previous));
    previous = token;
  }
  return keys;
}
