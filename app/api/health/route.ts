import { connection } from 'next/server';
import { contentHealth, getFacts, getMenus, getTestimonials } from '@/lib/content/content';

export async function GET(): Promise<Response> {
  await connection();
  // A platform may send no visitors until this answer is healthy, and so no visit would fetch missing content. Fetch it here.
  if (contentHealth().missing.length > 0) await Promise.all([getFacts(), getMenus(), getTestimonials()]);
  const { sources, missing, hasNothing } = contentHealth();
  // A missing source is named, with 200: its pages do without. Only with neither a menu nor reviews it is 503.
  return Response.json(
    { status: missing.length > 0 ? `no ${missing.join(', no ')}` : 'ok', sources },
    { status: hasNothing ? 503 : 200, headers: { 'cache-control': 'no-store' } },
  );
}
