import 'server-only';

/**
 * Sends a file whose name holds a hash of its bytes, or of what they are made from, so the response never changes. Without bytes there is no
 * such file.
 */
export function hashedFile(bytes: Uint8Array | undefined, type = ''): Response {
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
