import { JSDOM } from 'jsdom';

/** The document that the server sends, without running its scripts. @throws {Error} if the server fails */
export async function readDocument(url: string): Promise<Document> {
  // Closes the connection: reading may take longer than the server keeps an idle one.
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } });
  if (response.status >= 500) throw new Error(`${url} answers ${response.status}`);
  return parseDocument(await response.text());
}

/** A page's HTML as a document, whose scripts do not run. */
const parseDocument = (html: string): Document => new JSDOM(html).window.document;

/** The value of a `<meta>` with this name or property, or an empty text. */
export const metaContent = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

/** The blocks of structured data, in order. */
export function structuredData(document: Document) {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  return Array.from(blocks, ({ textContent }) => JSON.parse(textContent ?? ''));
}
