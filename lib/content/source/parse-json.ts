import { hasTooMany, JSON_MARK, MAX_MARKS } from '@/lib/content/table/limits';
import { ReadError } from '@/lib/content/table/read-error';

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * Parses JSON like `JSON.parse`, but a top-level object becomes a Map with its keys in the order of the text.
 * @throws {SyntaxError}
 * @throws {ReadError} for too many values
 */
export function parseJson(text: string): unknown {
  if (hasTooMany(JSON_MARK, text)) throw new ReadError(`tiene más de ${MAX_MARKS} datos`);
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
