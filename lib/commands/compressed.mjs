/**
 * The site's static files, compressed once when it is built: brotli at its best takes a sixth off what the server's own gzip would
 * make of them at each request, and costs the server nothing. Pages change with their content; Next compresses them itself.
 */
import { subscribe } from 'node:diagnostics_channel';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** In the order of preference. */
const encodings = [
  { name: 'br', suffix: '.br', compress: promisify(brotliCompress) },
  { name: 'gzip', suffix: '.gz', compress: promisify(gzip) },
];

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
 * Lets this process's server answer with these copies. Node tells of a request before the server sees it: from here on it asks for
 * the copy, and Next serves that like any file of its own.
 * @param {string} site the folder that runs by itself
 * @param {string} basePath
 */
export async function serveCompressedFiles(site, basePath) {
  const root = join(site, '.next/static');
  const files = new Set(
    (await staticFiles(site)).map((file) => `${basePath}/_next/static/${relative(root, file)}`),
  );
  subscribe('http.server.request.start', (message) => {
    const { request, response } = /** @type {Exchange} */ (message);
    const [path = ''] = (request.url ?? '').split('?');
    const contentType = contentTypes.get(extname(path));
    if (!contentType || !files.has(path)) return;
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ name }) => accepts(accepted, name));
    if (!encoding) return;
    request.url = path + encoding.suffix;
    response.setHeader('Content-Encoding', encoding.name);
    response.setHeader('Content-Type', contentType);
  });
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
