import { connection } from 'next/server';
import { refreshContent } from '@/lib/content/content';
import { parseRevalidation } from '@/lib/content/revalidate-request';
import { refuse } from '@/lib/http/refuse';

export async function POST(request: Request): Promise<Response> {
  const revalidation = await parseRevalidation(request);
  if (revalidation instanceof Response) return revalidation;
  const refreshed = await refreshContent(revalidation);
  return Response.json({ refreshed }, { headers: { 'cache-control': 'no-store' } });
}

async function refuseMethod(): Promise<Response> {
  await connection();
  return refuse(405, 'Va con POST.', { Allow: 'POST' });
}

export { refuseMethod as DELETE, refuseMethod as GET, refuseMethod as PATCH, refuseMethod as PUT };
