import { refreshContent } from '@/lib/content/content';
import type {} from '@/lib/content/peers';
import { parseRevalidation } from '@/lib/content/revalidation';

export async function POST(request: Request): Promise<Response> {
  const revalidation = await parseRevalidation(request);
  if ('refused' in revalidation) return new Response(null, { status: revalidation.refused });
  if (revalidation.notifyPeers) globalThis.peers?.refresh(revalidation.sources);
  const refreshed = await refreshContent(revalidation.sources, revalidation.accept);
  return Response.json({ refreshed }, { headers: { 'cache-control': 'no-store' } });
}
