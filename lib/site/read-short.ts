/** The text of a request's body; undefined if it is longer than `maxBytes`, or incomplete. Reading stops at the limit. */
export async function readShort(request: Request, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > maxBytes) return undefined;
    }
  } catch {
    // The sender has gone, for example a phone that has lost its network.
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}
