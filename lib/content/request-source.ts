import 'server-only';
import { fetchJson } from './fetch-json';
import { linesAbout, type Parsed } from './parse-rows';
import type { Source } from './sources';

/** What came of a request to a source. */
export type Answer<T> = Parsed<T> & {
  /** The body, where it could be read; else empty. */
  text: string;
  /** How long it took to request and to parse. */
  milliseconds: number;
};

/** Requests a source from the API once. Never throws: the reason is in the answer. */
export async function requestSource<T>({ path, parse }: Source<T>, apiUrl: string): Promise<Answer<T>> {
  const startedAt = performance.now();
  const answer = await fetchJson(`${apiUrl}${path}`)
    .then(({ text, body }) => ({ text, ...parse(body) }))
    .catch((error) => ({
      text: '',
      rows: [],
      failure: error instanceof Error ? error.message : String(error),
    }));
  return { ...answer, milliseconds: Math.round(performance.now() - startedAt) };
}

/** What the console says about the rows of a source: see {@link linesAbout}. */
export function warningsAbout<T>({ name, noun }: Source<T>, { rows }: Parsed<T>): string[] {
  return linesAbout(rows, noun).map((line) => `[content] ${name}: ${line}`);
}

/** What the console says about an answer of which nothing can be used. */
export function failureOf<T>({ name }: Source<T>, { failure, milliseconds }: Answer<T>): string {
  return `[content] ${name}: failed after ${milliseconds} ms: ${failure}`;
}
