import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import defaultFacts from './business.json';
import { type BusinessFacts, parseBusinessFacts } from './business-facts';
import { decodeText } from './decode-text';
import { readFactsJson } from './facts-json';
import { type Config, ConfigError, parseConfig } from './parse-config';

/**
 * Reads the business facts from the file that `BUSINESS_FILE` names, else from `lib/site/business.json` as it was when the site was built.
 * @throws {ConfigError}
 */
export function readBusiness({ BUSINESS_FILE, BUSINESS_NAME, CONTACT_EMAIL }: Config): BusinessFacts {
  const facts = readFacts(BUSINESS_FILE);
  const email = CONTACT_EMAIL ?? facts.email;
  return { ...facts, name: BUSINESS_NAME ?? facts.name, ...(email && { email }) };
}

/**
 * Parses a site's variables, and checks that its business facts can be used.
 * @throws {ConfigError} with everything that is wrong with both
 */
export function parseSite(env: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
    }
  };
  const config = attempt(() => parseConfig(env));
  attempt(() => readFacts(env.BUSINESS_FILE?.trim()));
  if (config && problems.length === 0) return config;
  throw new ConfigError(problems);
}

function readFacts(file: string | undefined): BusinessFacts {
  return file
    ? parseBusinessFacts(readJson(resolve(/* turbopackIgnore: true */ file)), basename(file))
    : parseBusinessFacts(defaultFacts, 'lib/site/business.json');
}

const MAX_BYTES = 100_000;

/** Why a file cannot be read, by the code of the system's error. */
const codes: Record<string, string> = {
  ENOENT: 'no existe ese archivo',
  ENOTDIR: 'no existe ese archivo',
  EACCES: 'el sitio no tiene permiso para leerlo',
};

function readJson(file: string): unknown {
  try {
    // The comments keep the bundler from packing the whole project with the site, because the owner's file may be anywhere.
    const stats = statSync(/* turbopackIgnore: true */ file);
    if (!stats.isFile()) throw new Error('es una carpeta, no un archivo');
    if (stats.size > MAX_BYTES) throw new Error(`tiene más de ${MAX_BYTES / 1000} kB`);
    return readFactsJson(decodeText(readFileSync(/* turbopackIgnore: true */ file)));
  } catch (error) {
    const { code = '', message } = Object(error);
    throw new ConfigError([`${file}, ${(codes[code] ?? message) + hiddenEnding(file, code)}`]);
  }
}

/** Windows hides file extensions, and its editor adds one. */
function hiddenEnding(file: string, code: string): string {
  const isThere = code === 'ENOENT' && existsSync(/* turbopackIgnore: true */ `${file}.txt`);
  return isThere ? `, pero sí ${basename(file)}.txt: sacale el .txt` : '';
}
