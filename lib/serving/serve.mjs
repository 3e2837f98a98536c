/**
 * Serves an existing build on `PORT`, as production does, and says when it is ready. The build is the project's own, or the one
 * in the folder given as an argument. Node's `--optimize-for-size` has it collect garbage earlier: under load half the memory, at the
 * same speed (`npm run load`).
 */
import { subscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, standalone } from '../commands/project.mjs';
import { serveCompressed } from './compressed.mjs';

/** How long running requests may take after SIGTERM. */
const LAST_ANSWERS_MS = 6_000;

const site = process.argv[2] ? resolve(process.argv[2]) : standalone;
const server = join(site, 'server.js');
if (!existsSync(server)) {
  console.error('There is no build to serve. Run: npm run build');
  process.exit(1);
}

const port = process.env.PORT || '3000';
process.env.PORT = port;
// Next would take the machine's own name, which containers put into HOSTNAME, for the address to listen on.
process.env.HOSTNAME = '0.0.0.0';
// The server changes into its own folder, which the next build replaces.
process.env.CONTENT_CACHE_DIR = resolve(projectRoot, process.env.CONTENT_CACHE_DIR || '.cache/content');
process.env.NEXT_TELEMETRY_DISABLED = '1';

const obstacle = await obstacleAt(port);
if (obstacle) {
  console.error(obstacle);
  process.exit(1);
}

const { basePath } = JSON.parse(
  await readFile(join(site, '.next/required-server-files.json'), 'utf8'),
).config;

process.once('SIGTERM', () => {
  // Next finishes the running requests and then exits with 143; to a process manager that reads like a crash.
  process.once('exit', () => {
    process.exitCode = 0;
  });
  // A visitor who goes on reading would keep the connection, and be cut off in the middle of an answer in the end.
  subscribe('http.server.request.start', (message) => {
    const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
    response.setHeader('Connection', 'close');
  });
  // A connection that somebody holds open must not hold the process.
  setTimeout(() => process.exit(), LAST_ANSWERS_MS).unref();
});

await serveCompressed(site, basePath);
await import(pathToFileURL(server).href);

// The first render of each page is ours, so that no visitor waits for it.
for (const path of ['/', '/eventos', '/404']) {
  await fetch(`http://127.0.0.1:${port}${basePath}${path}`).then((answer) => answer.text());
}
console.log(
  process.env.ADMIN_API_URL
    ? `Content: ${process.env.ADMIN_API_URL}`
    : 'Content: the samples of lib/content/sample (ADMIN_API_URL is not set). Search engines are told to stay away.',
);
console.log(`Ready: http://localhost:${port}${basePath}`);

/**
 * @param {string} port as it was given
 * @returns {Promise<string | undefined>} why the server cannot listen there, if it cannot
 */
async function obstacleAt(port) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return 'PORT must be a number from 0 to 65535.';
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is taken. Choose another one, e.g. PORT=${Number(port) + 1}`
          : `The server cannot listen on port ${port}: ${code}`,
      ),
    );
    probe.listen(Number(port), '0.0.0.0', () => probe.close(() => resolve(undefined)));
  });
}
