import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standalone } from './project.mjs';

const server = join(standalone, 'server.js');
if (!existsSync(server)) {
  console.error('There is no build to serve. Run: npm run build');
  process.exit(1);
}
await import(pathToFileURL(server).href);
