import { connection } from 'next/server';
import { contentAges } from '@/lib/content/content';

/** For monitors: that the server answers, and how old the content is. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok', ages: contentAges() }, { headers: { 'cache-control': 'no-store' } });
}
