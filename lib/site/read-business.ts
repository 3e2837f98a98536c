import { readFileSync, statSync } from 'node:fs';
import defaultFacts from './business.json';
import { type BusinessFacts, parseBusinessFacts } from './business-facts';
import { type Config, ConfigError } from './parse-config';

/**
 * Reads the business facts: of the file that `BUSINESS_FILE` names, else of `lib/site/business.json` as it was when the site was
 * built.
 */
export function readBusiness({ BUSINESS_FILE, BUSINESS_NAME, CONTACT_EMAIL }: Config): BusinessFacts {
  const facts = BUSINESS_FILE
    ? parseBusinessFacts(readJson(BUSINESS_FILE), BUSINESS_FILE)
    : parseBusinessFacts(defaultFacts, 'lib/site/business.json');
  const email = CONTACT_EMAIL ?? facts.email;
  return { ...facts, name: BUSINESS_NAME ?? facts.name, ...(email && { email }) };
}

const MAX_BYTES = 100_000;

function readJson(file: string): unknown {
  try {
    // The comments keep the whole project from being packed with the site: the file is the owner's, from anywhere.
    const stats = statSync(/* turbopackIgnore: true */ file);
    if (!stats.isFile()) throw new Error('It is not a file.');
    if (stats.size > MAX_BYTES) throw new Error(`It has more than ${MAX_BYTES / 1000} kB.`);
    const text = readFileSync(/* turbopackIgnore: true */ file, 'utf8');
    // Editors on Windows put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The business facts in ${file}`, [reason]);
  }
}
