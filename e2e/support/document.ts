import { JSDOM } from 'jsdom';

/** The document that the server sends, without running its scripts. */
export async function readDocument(url: string): Promise<Document> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return new JSDOM(await response.text()).window.document;
}
