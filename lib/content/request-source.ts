import 'server-only';
import { fetchJson } from './fetch-json';
import type { Parsed, Report } from './parse-rows';
import type { Source } from './sources';

export type Answer<T> = Parsed<T> & {
  /** The body, where it could be read; else empty. */
  text: string;
  milliseconds: number;
};

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

export function failureOf<T>({ name }: Source<T>, { failure, milliseconds }: Answer<T>): string {
  return `[content] ${name}: failed after ${milliseconds} ms: ${failure}`;
}
