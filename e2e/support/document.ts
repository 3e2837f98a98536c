import { JSDOM } from 'jsdom';

/** The document that the server sends, without running its scripts. */
export async function readDocument(url: string): Promise<Document> {
  // Closes the connection: reading may take longer than the server keeps an idle one.
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } });
  return new JSDOM(await response.text()).window.document;
}
