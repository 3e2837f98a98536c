import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connection } from 'next/server';
import { photosDirectory, replaceMissing } from '@/lib/content/photos/pictures';

const types: Record<string, string> = { avif: 'image/avif', jpg: 'image/jpeg' };

/** Sends a picture of the owner's photos. Its name holds a hash of the photo, so the response never changes. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  await connection();
  const { name } = await params;
  const [, extension = ''] = /^[\w-]{1,60}\.(avif|jpg)$/.exec(name) ?? [];
  const file = join(/* turbopackIgnore: true */ photosDirectory, name);
  const bytes = extension && (await readFile(/* turbopackIgnore: true */ file).catch(() => undefined));
  if (!bytes) {
    replaceMissing(name);
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const headers = {
    'content-type': types[extension] ?? '',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return new Response(new Uint8Array(bytes), { headers });
}
