/** Measures all groups, or those named as arguments, and prints one table. Fails when a budget with `gate` is exceeded. */
import { interactionsOf } from './interactions';
import { lighthouse } from './lighthouse';
import { load } from './load';
import { loading } from './loading';
import { isBroken, print, type Section } from './report';
import { size } from './size';
import { requestWeight, weight } from './weight';
import { withoutScripts } from './without-scripts';

const groups: Record<string, () => Promise<Section>> = {
  size,
  weight,
  requestWeight,
  lighthouse,
  withoutScripts,
  loading,
  interactions: interactionsOf,
  load,
};

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !(name in groups));
  if (unknown.length > 0)
    throw new Error(`Unknown group: ${unknown.join(', ')}. The groups are ${Object.keys(groups).join(', ')}`);
  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(groups)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`${name} …`);
    sections.push(await measure());
  }
  print(sections);
  process.exitCode = sections.some(isBroken) ? 1 : 0;
}

void main();
