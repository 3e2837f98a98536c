import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connection } from 'next/server';
import { photosDirectory } from '@/lib/content/photos/pictures';
import { hashedFile } from '@/lib/http/hashed-file';

/** Sends a picture of the owner's photos. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  await connection();
  const { name } = await params;
  const [, extension = ''] = /^[\w-]{1,60}\.(avif|jpg)$/.exec(name) ?? [];
  const file = join(/* turbopackIgnore: true */ photosDirectory, name);
  const bytes = extension
    ? await readFile(/* turbopackIgnore: true */ file).catch(() => undefined)
    : undefined;
  return hashedFile(bytes, extension === 'avif' ? 'image/avif' : 'image/jpeg');
}
