import 'server-only';
import { fetchJson } from './fetch-json';
import type { Parsed, Report } from './parse-rows';
import type { Source } from './sources';

/** What came of a request to a source. */
export type Answer<T> = Parsed<T> & {
  /** The body, where it could be read; else empty. */
  text: string;
  /** How long it took to request and to parse. */
  milliseconds: number;
};

/** Requests a source from the API once. Never throws: the reason is in the answer. */
export async function requestSource<T>(
  { path, parse }: Source<T>,
  apiUrl: string,
  report: Report,
): Promise<Answer<T>> {
  const startedAt = performance.now();
  const answer = await fetchJson(`${apiUrl}${path}`)
    .then(({ text, body }) => ({ text, ...parse(body, report) }))
    .catch((error) => ({ text: '', failure: error instanceof Error ? error.message : String(error) }));
  return { ...answer, milliseconds: Math.round(performance.now() - startedAt) };
}

/** What the console says about an answer of which nothing can be used. */
export function failureOf<T>({ name }: Source<T>, { failure, milliseconds }: Answer<T>): string {
  return `[content] ${name}: failed after ${milliseconds} ms: ${failure}`;
}
