import { connection } from 'next/server';
import { contentHealth } from '@/lib/content/content';

/** For monitors: that the server answers, and of each source how old and how complete its content is. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json(
    { status: 'ok', sources: contentHealth() },
    { headers: { 'cache-control': 'no-store' } },
  );
}
