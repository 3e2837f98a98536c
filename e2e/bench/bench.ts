/** Measures all groups, or those named as arguments, and prints one table. Fails when a budget with `gate` is exceeded. */
import { interactions } from './interactions';
import { lighthouse, withoutScripts } from './lighthouse';
import { load } from './load';
import { loading } from './loading';
import { printTable, type Section } from './report';
import { longestTables } from './tables';
import { weight } from './weight';

const groups: Record<string, () => Promise<Section | Section[]>> = {
  weight,
  lighthouse,
  withoutScripts,
  loading,
  interactions,
  load,
  tables: longestTables,
};

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Error(`Unknown group: ${unknown.join(', ')}. The groups are ${Object.keys(groups).join(', ')}`);
  const sections: Section[] = [];
  try {
    for (const [name, measure] of Object.entries(groups)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      console.error(`Measuring: ${name} …`);
      sections.push(...[await measure()].flat());
    }
  } finally {
    if (printTable(sections)) process.exitCode = 1;
  }
}

void main();
