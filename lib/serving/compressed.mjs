/**
 * What the site sends, compressed once instead of for each visitor: static files when it is built, with brotli at its best (a sixth
 * smaller than gzip), and each version of a page when it is first asked for. Next would compress every answer anew: that took the
 * server past 250 MB under load.
 */
import { subscribe } from 'node:diagnostics_channel';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** In the order of preference. */
const encodings = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress), compressNow: quickBrotli },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip), compressNow: gzipSync },
];

/** At its best it would take a tenth of a second, while everybody waits. */
function quickBrotli(/** @type {string} */ text) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** By extension, for Next knows no compressed file by its name. */
const contentTypes = new Map([
  ['.js', 'application/javascript; charset=UTF-8'],
  ['.css', 'text/css; charset=UTF-8'],
  ['.svg', 'image/svg+xml'],
]);

/**
 * Writes a compressed copy beside each static file of a built site that can be.
 * @param {string} site the folder that runs by itself
 */
export async function compressStaticFiles(site) {
  for (const file of await staticFiles(site)) {
    if (!contentTypes.has(extname(file))) continue;
    const bytes = await readFile(file);
    for (const { suffix, compress } of encodings) await writeFile(file + suffix, await compress(bytes));
  }
}

/**
 * Lets this process's server send everything compressed. Node tells of a request before the server sees it.
 * @param {string} site the folder that runs by itself
 * @param {string} basePath
 */
export async function serveCompressed(site, basePath) {
  const root = join(site, '.next/static');
  const files = new Set(
    (await staticFiles(site)).map((file) => `${basePath}/_next/static/${relative(root, file)}`),
  );
  subscribe('http.server.request.start', (message) => {
    const { request, response } = /** @type {Exchange} */ (message);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ name }) => accepts(accepted, name));
    const [path = ''] = (request.url ?? '').split('?');
    const contentType = contentTypes.get(extname(path));
    if (!contentType || !files.has(path)) {
      compressPage(response, encoding);
      return;
    }
    response.setHeader('Vary', 'Accept-Encoding');
    if (!encoding) return;
    // Next serves the copy like any file of its own.
    request.url = path + encoding.suffix;
    response.setHeader('Content-Encoding', encoding.name);
    response.setHeader('Content-Type', contentType);
  });
}

/** More than the site has pages, in all the forms that are asked for while it is not changed. */
const MOST_KEPT = 50;

/** Compressed pages by encoding and ETag, the oldest first. @type {Map<string, Buffer>} */
const kept = new Map();

/**
 * Compresses what the server hands over as one text with an ETag, which pages are.
 * @param {Exchange['response']} response
 * @param {(typeof encodings)[number] | undefined} encoding
 */
function compressPage(response, encoding) {
  const { end } = response;
  response.end = (/** @type {unknown[]} */ ...call) => {
    const [body] = call;
    const etag = response.getHeader('ETag');
    if (typeof body !== 'string' || !etag || response.headersSent) return Reflect.apply(end, response, call);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (!encoding) return Reflect.apply(end, response, call);
    const key = `${encoding.name} ${etag}`;
    const packed = kept.get(key) ?? encoding.compressNow(body);
    kept.set(key, packed);
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
    // The same text in other bytes.
    response.setHeader('ETag', `W/${etag}`);
    response.setHeader('Content-Encoding', encoding.name);
    response.setHeader('Content-Length', packed.length);
    return Reflect.apply(end, response, [packed]);
  };
}

/** @typedef {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} Exchange */

/**
 * @param {string} header `Accept-Encoding`
 * @param {string} encoding
 */
function accepts(header, encoding) {
  return header.split(',').some((part) => {
    const [name = '', quality = ''] = part.split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}

/** @param {string} site */
async function staticFiles(site) {
  const entries = await readdir(join(site, '.next/static'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
