/** Where the built site starts: with a configuration that can be used, or not at all. */
import { parseConfig } from '../site/parse-config';

try {
  parseConfig(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Only now: the server's modules read the configuration when they are loaded.
void import('./server');
