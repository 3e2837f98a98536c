import { config } from './config';

/** @param path of a file in `public/`, from its root, e.g. `/images/avatar.svg`; Next adds the base path only to its own */
export function assetPath(path: string): string {
  return `${config.BASE_PATH ?? ''}${path}`;
}
