import { connection } from 'next/server';
import { avatars } from '@/lib/content/source/avatars';

/** Serves a reviewer's picture. Its name is a hash of its bytes, so the response never changes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  await connection();
  const picture = avatars.named((await params).name);
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = { 'content-type': picture.type, 'cache-control': 'public, max-age=31536000, immutable' };
  return new Response(picture.bytes, { headers });
}
