import { assetPath } from './asset-path';
import { ConfigError } from './parse-config';
import { parseSite } from './read-business';

/** Ends the process with one message if the configuration or the business facts cannot be used. */
export function judgeSite(): void {
  try {
    const { BASE_PATH = '' } = parseSite(process.env);
    const built = assetPath('');
    if (BASE_PATH !== built)
      throw new ConfigError([`BASE_PATH: va como cuando se construyó el sitio, ${built || 'vacía'}`]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
