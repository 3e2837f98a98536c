import { refreshContent } from '@/lib/content/content';
import { parseRevalidation } from '@/lib/content/revalidation';
import { sharedState } from '@/lib/shared-state';

export async function POST(request: Request): Promise<Response> {
  const revalidation = await parseRevalidation(request);
  if ('refused' in revalidation) return new Response(null, { status: revalidation.refused });
  const { sources, fromPeer } = revalidation;
  const refreshed = await refreshContent(sources, revalidation);
  if (!fromPeer) sharedState.peers?.refresh(sources);
  return Response.json({ refreshed }, { headers: { 'cache-control': 'no-store' } });
}
