import { connection } from 'next/server';
import { avatars } from '@/lib/content/source/avatars';
import { hashedFile } from '@/lib/http/hashed-file';

/** Sends a reviewer's picture. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  await connection();
  const picture = avatars.named((await params).name);
  return hashedFile(picture?.bytes, picture?.type);
}
