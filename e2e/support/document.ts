import { JSDOM } from 'jsdom';

/** The document that the server sends, without running its scripts. */
export async function readDocument(url: string): Promise<Document> {
  // To read it may take longer than a server keeps a connection that nobody uses.
  const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } });
  return new JSDOM(await response.text()).window.document;
}
