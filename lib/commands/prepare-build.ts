/** Prepares a build or a development server: checks the configuration and prepares the photos. */
import { parseConfig } from '@/lib/site/parse-config';
import { prepareSample } from './prepare-sample';

async function prepare() {
  parseConfig(process.env);
  await prepareSample();
}

prepare().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
