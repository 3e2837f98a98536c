const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/** Parses JSON as `JSON.parse` does, but an object at the top becomes a Map with its keys in the order of the text. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = new Map(Object.entries(value));
  return new Map(topKeys(text).map((key) => [key, entries.get(key)]));
}

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
