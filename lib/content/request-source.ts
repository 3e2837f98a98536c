import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { fetchBytes, MAX_BYTES } from './fetch-bytes';
import { parseJson } from './parse-json';
import type { Parsed, Report } from './parse-rows';
import type { Source } from './sources';

/** Where a source comes from: an address or, of a table alone, a file. */
export type Origin = { address: string; isTable: boolean };

export type Answer<T> = Parsed<T> & {
  /** What was read, where it could be; else empty. */
  text: string;
  milliseconds: number;
};

export async function requestSource<T>(
  source: Source<T>,
  origin: Origin,
  report: Report,
): Promise<Answer<T>> {
  const startedAt = performance.now();
  const answer = await readText(origin)
    .then((text) => ({ text, ...parseText(source, origin, text, report) }))
    .catch((error) => ({ text: '', ...failureOf(error) }));
  return { ...answer, milliseconds: Math.round(performance.now() - startedAt) };
}

/** The line about a failed reading, on the console of the site and of `npm run check-api`. */
export function failureLine(name: string, failure: string, milliseconds: number): string {
  return `[content] ${name}: failed after ${milliseconds} ms: ${failure}`;
}

/** What a text says of a source: a failure where it is no JSON, or no table of this source. */
export function parseText<T>(
  source: Source<T>,
  { isTable }: Origin,
  text: string,
  report: Report,
): Parsed<T> {
  try {
    return source.parse(isTable ? source.ofTable(text, report) : parseJson(text), report);
  } catch (error) {
    return error instanceof SyntaxError ? { failure: 'the body is not JSON' } : failureOf(error);
  }
}

function failureOf(error: unknown): { failure: string } {
  return { failure: error instanceof Error ? error.message : String(error) };
}

export async function readText({ address, isTable }: Origin): Promise<string> {
  if (!isTable) return decode(await fetchBytes(address, ['application/json']));
  if (/^https?:/.test(address)) return decode(await fetchBytes(address, ['text/csv', 'text/plain']));
  return decode(await readWhole(address));
}

async function readWhole(file: string): Promise<Uint8Array> {
  const before = await stat(/* turbopackIgnore: true */ file);
  if (!before.isFile()) throw new Error('it is not a file');
  if (before.size > MAX_BYTES) throw new Error('it is over 2 MB');
  const bytes = await readFile(/* turbopackIgnore: true */ file);
  const after = await stat(/* turbopackIgnore: true */ file);
  if (after.mtimeMs !== before.mtimeMs || bytes.length !== after.size)
    throw new Error('it was written meanwhile');
  return bytes;
}

/** What is not UTF-8 is what a Spanish Excel saves. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
