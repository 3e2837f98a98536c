import { readFileSync } from 'node:fs';
import defaultFacts from './business.json';
import { type BusinessFacts, BusinessFactsError, parseBusinessFacts } from './business-facts';
import type { Config } from './parse-config';

/**
 * Reads the business facts: of the file that `BUSINESS_FILE` names, else of `lib/site/business.json` as it was when the site was built.
 * `BUSINESS_NAME` and `CONTACT_EMAIL` win over both.
 * @throws {BusinessFactsError} naming every bad field
 */
export function readBusiness({ BUSINESS_FILE, BUSINESS_NAME, CONTACT_EMAIL }: Config): BusinessFacts {
  const facts = BUSINESS_FILE
    ? parseBusinessFacts(readJson(BUSINESS_FILE), BUSINESS_FILE)
    : parseBusinessFacts(defaultFacts, 'lib/site/business.json');
  const email = CONTACT_EMAIL ?? facts.email;
  return { ...facts, name: BUSINESS_NAME ?? facts.name, ...(email && { email }) };
}

function readJson(file: string): unknown {
  try {
    // The comment keeps the whole project from being packed with the site: the file is the owner's, from anywhere.
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  } catch (error) {
    throw new BusinessFactsError(file, [error instanceof Error ? error.message : String(error)]);
  }
}
