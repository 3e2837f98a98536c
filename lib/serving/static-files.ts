import type { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** As Next names files: no address that cannot be one is looked up. */
const FILE_PATH = /^(?:\/[\w-][\w.~-]*)+$/;
const MAX_PATH_LENGTH = 200;

type Sender = ReturnType<typeof sirv>;

/** Sends the file at this path and query, relative to the folder, or status 404. */
type SendFile = (request: IncomingMessage, response: ServerResponse, url: string) => void;

/** Sends what is in these folders at this moment; the first one that has a file sends it. */
export function filesIn(folders: string[]): SendFile {
  const senders = folders.flatMap(senderOf);

  function sendFrom(index: number, request: IncomingMessage, response: ServerResponse) {
    const send = senders[index];
    if (send) send(request, response, () => sendFrom(index + 1, request, response));
    else response.writeHead(404).end();
  }

  return (request, response, url) => {
    const [path = ''] = url.split('?', 1);
    if (path.length > MAX_PATH_LENGTH || !FILE_PATH.test(path)) {
      response.writeHead(404).end();
      return;
    }
    request.url = url;
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Vary', 'Accept-Encoding');
    response.once('pipe', (file: ReadStream) => {
      // A file that is gone, because a build is under way in the same folder.
      file.once('error', () => response.destroy());
      // A visitor who has gone: sirv 3.0.2 would keep the file open.
      response.once('close', () => file.destroy());
    });
    sendFrom(0, request, response);
  };
}

/** Its names are read once: whoever requests missing files reads no folder. */
function senderOf(folder: string): Sender[] {
  try {
    return [sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] })];
  } catch (error) {
    console.error(`[builds] ${folder} cannot be read: ${String(error)}`);
    return [];
  }
}
