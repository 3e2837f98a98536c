/** Prepares a build or a development server: checks the configuration, prepares the photos, and builds the scripts for the head. */
import { parseConfig } from '@/lib/site/parse-config';
import { writeInlineScripts } from './inline-scripts';
import { prepareSample } from './prepare-sample';

async function prepare() {
  parseConfig(process.env);
  await prepareSample();
  await writeInlineScripts();
}

prepare().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
