/** The bytes of a body; undefined if there are more than `maxBytes`. Reading stops at the limit. */
export async function readBytes({ body }: Request | Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early cancels the stream and closes the connection.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The text of a request's body; undefined if it is longer than `maxBytes`, or incomplete. */
export async function readShort(request: Request, maxBytes: number): Promise<string | undefined> {
  // Rejects if the sender has gone, for example a phone that has lost its network.
  const bytes = await readBytes(request, maxBytes).catch(() => undefined);
  return bytes?.toString();
}
