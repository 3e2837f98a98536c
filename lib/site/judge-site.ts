import { assetPath } from './asset-path';
import { ConfigError, parseConfig } from './parse-config';

/** Ends the process with one message if the configuration cannot be used. */
export function judgeSite(): void {
  try {
    const { BASE_PATH = '' } = parseConfig(process.env);
    const built = assetPath('');
    if (BASE_PATH !== built)
      throw new ConfigError([`BASE_PATH: va como cuando se construyó el sitio, ${built || 'vacía'}`]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Ends the process with one message if there are any problems, in Spanish. */
export function exitFor(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(new ConfigError(problems).message);
  process.exit(1);
}
