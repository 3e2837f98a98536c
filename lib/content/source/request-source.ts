import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { MAX_BYTES } from '@/lib/content/limits';
import type { Parsed } from '@/lib/content/rows/row-report';
import { decodeText } from '@/lib/content/table/decode-text';
import { publicReasonOf, ReadError, reasonOf } from '@/lib/content/table/read-error';
import { fetchBytes, json, table, tooLong } from './fetch-bytes';
import type { Source } from './source';
import type { SourceAddress } from './source-address';

export type SourceResponse<T> = Parsed<T> & {
  /** The text that was read; empty if it could not be read. */
  text: string;
};

export async function requestSource<T>(source: Source<T>, from: SourceAddress): Promise<SourceResponse<T>> {
  try {
    const text = await readText(from);
    return { text, ...parseText(source, from, text) };
  } catch (error) {
    return { text: '', ...failedBy(error) };
  }
}

/** Parses a text. The result is a failure if the text is not JSON, or not a table of this source. */
export function parseText<T>(source: Source<T>, { isTable }: SourceAddress, text: string): Parsed<T> {
  try {
    return isTable || !source.api ? source.parseTable(text) : source.api.parse(JSON.parse(text));
  } catch (error) {
    return failedBy(error);
  }
}

function failedBy(error: unknown) {
  return { failure: reasonOf(error), publicFailure: publicReasonOf(error), reports: [] };
}

/** @throws {ReadError} or an error of the network or the file system */
export async function readText({ address, isTable }: SourceAddress): Promise<string> {
  const isFile = isTable && !/^https?:/.test(address);
  const text = decodeText(await (isFile ? readWhole(address) : fetchBytes(address, isTable ? table : json)));
  // A web page, mostly Google's for signing in.
  if (isTable && /^\s*</.test(text))
    throw new ReadError(
      'es una página web, no una planilla: en Google Sheets, Archivo > Compartir > Publicar en la web > Valores separados por comas (.csv)',
    );
  return text;
}

async function readWhole(file: string): Promise<Uint8Array> {
  const { size } = await stat(/* turbopackIgnore: true */ file);
  if (size > MAX_BYTES) throw tooLong(MAX_BYTES);
  return readFile(/* turbopackIgnore: true */ file);
}
