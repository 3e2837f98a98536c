/** The text of a request's body; undefined where it has more bytes, or ends before its end. What comes after them is not read. */
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
    // Whoever sent it has gone, as a phone without a network does.
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}
