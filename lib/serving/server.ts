/** The server of the built site: a custom server, https://nextjs.org/docs/app/guides/custom-server */
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import { join, resolve } from 'node:path';
import next from 'next';
import { countsInFolder } from '@/lib/counts/count-store';
import { Counter } from '@/lib/counts/counter';
import { sharedState } from '@/lib/shared-state';
import { business } from '@/lib/site/business';
import { config } from '@/lib/site/config';
import { ANSWER_PATH, pagePaths } from '@/lib/site/pages';
import { isSample, remarksOn } from '@/lib/site/parse-config';
import { admit, redirectedPaths, unrenderedPaths } from './admission';
import { enqueue, isShownAvatar } from './avatars';
import { answerClientErrors } from './client-errors';
import { keepBuild } from './earlier-builds';
import { joinPeers } from './peers/join-peers';
import { untilItsTurn } from './request-order';
import { shutDownOnSigterm, untilListenerCloses } from './shutdown';
import { SiteResponse } from './site-response';
import { filesIn } from './static-files';

type RequestHandler = ReturnType<ReturnType<typeof next>['getRequestHandler']>;

const REQUEST_TIMEOUT_MS = 5_000;

/** Longer than proxies keep connections (nginx: 60 s), or they would use one that the server is closing. */
const KEEP_ALIVE_MS = 65_000;

/** A connection on which nothing is sent or read for so long is closed. Longer than a response waits for the admin API. */
const UNREAD_MS = 15_000;

const RENDERED_AT_START = [...pagePaths, '/404'];

const times = new AsyncLocalStorage<number>();
sharedState.requestTimes = times;

start().catch((error) => exitWith(error instanceof Error ? (error.stack ?? error.message) : String(error)));

async function start() {
  // Relative to where the command was given. Next works in the folder of the build, which the next build replaces.
  process.env.CONTENT_CACHE_DIR = resolve(config.CONTENT_CACHE_DIR);
  for (const name of ['BUSINESS_FILE', 'MENU_TABLE', 'REVIEWS_TABLE'] as const)
    if (config[name]) process.env[name] = config[name];
  Object.assign(process.env, { NODE_ENV: 'production' });
  process.chdir(__dirname);
  keepRunning();

  const { config: nextConfig } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  const basePath: string = nextConfig.basePath;
  // As the generated server does: there is no next.config.mjs beside the build.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(nextConfig);
  // Nor does a file `.env` there set what this process has not read.
  process.env.__NEXT_PROCESSED_ENV = 'true';
  const app = next({
    dev: false,
    dir: __dirname,
    conf: nextConfig,
    port: config.PORT,
    // Never listens. Next would attach itself to our server's upgrades, and answer neither them nor plain requests that offer HTTP/2.
    httpServer: createServer(),
  });
  const handle = app.getRequestHandler();
  const handleOncePrepared: typeof handle = async (...exchange) => {
    await prepared;
    await handle(...exchange);
  };
  const server = createSiteServer(
    handleOncePrepared,
    basePath,
    new URL(config.SITE_URL).host,
    nextConfig.deploymentId,
  );
  shutDownOnSigterm(server, async () => sharedState.counter?.write());
  answerClientErrors(server);
  const prepared = listen(server, config.PORT).then(() => app.prepare());
  await prepared;
  const shared = await joinPeers(config, basePath);
  if (config.COUNTS)
    sharedState.counter = new Counter(shared ?? countsInFolder(process.env.CONTENT_CACHE_DIR ?? ''));
  for (const page of RENDERED_AT_START) await render(`http://127.0.0.1:${config.PORT}${basePath}${page}`);
  for (const line of [...remarksOn(config), ...readFileSync('photos.txt', 'utf8').split('\n')])
    if (line) console.warn(line);
  console.log(
    isSample(config)
      ? 'Content: the samples of lib/content/sample (neither ADMIN_API_URL nor a table is set). Search engines are told to stay away.'
      : `Content: ${[config.ADMIN_API_URL, config.MENU_TABLE, config.REVIEWS_TABLE].filter(Boolean).join(', ')}`,
  );
  console.log(`Ready: http://localhost:${config.PORT}${basePath}`);
}

async function render(url: string) {
  try {
    await (await fetch(url)).text();
  } catch (error) {
    console.error(error);
  }
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

function keepRunning() {
  process.on('uncaughtException', (error) => console.error(error));
  process.on('unhandledRejection', (reason) => console.error(reason));
  // A log that nobody reads any more would be such an error at each line.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
}

function createSiteServer(handle: RequestHandler, basePath: string, host: string, build: string) {
  const readManifest = (name: string) => JSON.parse(readFileSync(`.next/${name}-manifest.json`, 'utf8'));
  const admission = {
    basePath,
    host,
    redirected: redirectedPaths(readManifest('routes')),
    absent: business.quote ? [] : [ANSWER_PATH],
    isUnrendered: unrenderedPaths(readManifest('prerender')),
  };
  const staticPath = `${basePath}/_next/static`;
  const earlierBuilds = keepBuild('.next/static', join(process.env.CONTENT_CACHE_DIR ?? '', 'builds'), build);
  const sendFile = filesIn(['.next/static', ...earlierBuilds]);
  const options = {
    ServerResponse: SiteResponse,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(options, async (request, response) => {
    await untilItsTurn(request, response);
    await untilListenerCloses();
    if (request.socket.destroyed) return;
    const refusal = admit(request, admission);
    if (refusal) {
      response.writeHead(refusal.status, refusal.headers).end();
      return;
    }
    const { url = '' } = request;
    if (url.startsWith(`${basePath}/_next/image`)) {
      if (isShownAvatar(url))
        enqueue(async () => {
          if (!response.destroyed) await handle(request, response);
        });
      else response.writeHead(404).end();
      return;
    }
    if (url.startsWith(`${staticPath}/`)) sendFile(request, response, url.slice(staticPath.length));
    else void times.run(performance.timeOrigin + performance.now(), handle, request, response);
  });
  server.setTimeout(UNREAD_MS);
  return server;
}

async function listen(server: Server, port: number) {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    exitWith(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another one, e.g. PORT=${port + 1}`
        : `The server cannot listen on port ${port}: ${code}`,
    );
  }
}
