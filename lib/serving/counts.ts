import type { IncomingMessage, ServerResponse } from 'node:http';
import { todayInBuenosAires } from '../quotation/dates';
import { isBearer } from '../site/bearer';
import { config } from '../site/config';
import { add, type CountStore, type Counts } from './count-store';

const COUNTED = /^(?:visit|first-tick|sheet|whatsapp|share|chat) (?:instagram|google|other)$/;

const MAX_BODY = 100;

const MAX_A_SECOND = 50;

const WRITE_MS = 60_000;

/** What the store does not have yet. */
const counts: Counts = new Map();
let store: CountStore | undefined;
let writing = Promise.resolve();
let failing = false;
let second = 0;
let countedInSecond = 0;

/** Adds what is counted to this store once a minute. */
export function startCounting(keptIn: CountStore): void {
  store = keptIn;
  setInterval(writeCounts, WRITE_MS).unref();
}

/** Adds what was counted to the store. What cannot be written is written the next time. */
export function writeCounts(): Promise<void> {
  writing = writing.then(async () => {
    if (!store || counts.size === 0) return;
    const written = new Map(counts);
    counts.clear();
    try {
      await store.add(written);
      failing = false;
    } catch (error) {
      add(counts, written);
      if (!failing) console.error(`[counts] cannot be written for now: ${String(error)}`);
      failing = true;
    }
  });
  return writing;
}

/** Responds to `POST /api/count` and `GET /api/counts`: README.md. */
export async function respondToCounts(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { COUNTS, REVALIDATE_SECRET } = config;
  const isReport = request.url?.endsWith('/counts');
  const allowed = isReport ? 'GET' : 'POST';
  response.setHeader('Cache-Control', 'no-store');
  try {
    if (!COUNTS || (isReport && !REVALIDATE_SECRET)) response.writeHead(404).end();
    else if (request.method !== allowed) response.writeHead(405, { Allow: allowed }).end();
    else if (!isReport) response.writeHead(await count(request)).end();
    else if (!isBearer(request.headers.authorization, REVALIDATE_SECRET)) response.writeHead(401).end();
    else response.setHeader('Content-Type', 'application/json').end(await report());
  } catch {
    // The visitor has gone before the body had come, or the store cannot be read.
    response.writeHead(503).end();
  }
}

/** Returns the status of the response. */
async function count(request: IncomingMessage): Promise<number> {
  const { 'sec-fetch-site': from = 'same-origin', 'sec-gpc': control, dnt } = request.headers;
  if (from !== 'same-origin') return 403;
  let body = '';
  for await (const chunk of request) if (body.length <= MAX_BODY) body += chunk;
  if (body.length > MAX_BODY) return 413;
  if (!COUNTED.test(body)) return 400;
  if (control === '1' || dnt === '1') return 204;
  const now = Math.floor(performance.now() / 1_000);
  countedInSecond = now === second ? countedInSecond + 1 : 1;
  second = now;
  if (countedInSecond > MAX_A_SECOND) return 429;
  add(counts, [[`${todayInBuenosAires(new Date())} ${body}`, 1]]);
  return 204;
}

/** What is counted of the last 90 days, as JSON. */
async function report(): Promise<string> {
  await writing;
  const all = new Map(await store?.read());
  add(all, counts);
  return JSON.stringify(byDay(all));
}

type CountsByDay = Record<string, Record<string, Record<string, number>>>;

/** As `{"2026-11-21": {"instagram": {"visit": 12, …}, …}, …}`. What is neither a day nor an event of this version is left out. */
function byDay(counts: Counts): CountsByDay {
  const days: CountsByDay = {};
  for (const [key, count] of [...counts].sort()) {
    const [day = '', event = '', source = ''] = key.split(' ');
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || !COUNTED.test(`${event} ${source}`)) continue;
    days[day] ??= {};
    days[day][source] ??= {};
    days[day][source][event] = count;
  }
  return days;
}
