import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const DAY_MS = 86_400_000;

const KEPT_DAYS = 30;

type SendFile = (request: IncomingMessage, response: ServerResponse, onMissing: () => void) => void;

/**
 * Keeps the files of this build for the builds to come, and sends those of earlier ones: a page that was opened before a deployment
 * still requests its scripts and styles.
 */
export function keepBuild(files: string, builds: string, build: string): SendFile {
  const own = join(builds, build);
  try {
    fs.mkdirSync(builds, { recursive: true });
    if (!fs.existsSync(own)) copyWhole(files, builds, own);
    noteThatItRuns();
    for (const name of fs.readdirSync(builds)) {
      const age = Date.now() - fs.statSync(join(builds, name)).mtimeMs;
      if (age > KEPT_DAYS * DAY_MS) fs.rmSync(join(builds, name), { recursive: true, force: true });
    }
  } catch (error) {
    console.error(`[builds] the files of this build are not kept for the next one: ${String(error)}`);
  }
  setInterval(noteThatItRuns, DAY_MS).unref();

  function noteThatItRuns() {
    if (fs.existsSync(own)) fs.utimesSync(own, new Date(), new Date());
  }

  const send = sirv(builds, { dev: true, brotli: true, gzip: true, etag: true, extensions: [] });
  return (request, response, onMissing) => {
    const { url } = request;
    const names = fs.existsSync(`${builds}/`) ? fs.readdirSync(builds) : [];
    const tryNext = () => {
      const name = names.pop();
      request.url = name ? `/${name}${url}` : url;
      if (name) send(request, response, tryNext);
      else onMissing();
    };
    tryNext();
  };
}

function copyWhole(files: string, builds: string, own: string) {
  const incomplete = fs.mkdtempSync(join(builds, '.incomplete-'));
  fs.cpSync(files, incomplete, { recursive: true });
  try {
    fs.renameSync(incomplete, own);
  } catch (error) {
    fs.rmSync(incomplete, { recursive: true });
    if (!fs.existsSync(own)) throw error;
  }
}
