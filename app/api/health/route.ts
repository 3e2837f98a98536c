import { connection } from 'next/server';
import { contentHealth, getMenus, getTestimonials } from '@/lib/content/content';

export async function GET(): Promise<Response> {
  await connection();
  let sources = contentHealth();
  if (!hasContent(sources)) {
    // A platform that waits for a good answer sends no visitor who would have it requested.
    await Promise.all([getMenus(), getTestimonials()]);
    sources = contentHealth();
  }
  return Response.json(
    { status: hasContent(sources) ? 'ok' : 'no content', version: process.env.BUILD_VERSION, sources },
    { status: hasContent(sources) ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

function hasContent(sources: ReturnType<typeof contentHealth>): boolean {
  return Object.values(sources).some(({ ageSeconds, kept }) => ageSeconds !== null || kept > 0);
}
