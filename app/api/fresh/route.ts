import { connection } from 'next/server';
import { getFacts, getMenus, getTestimonials } from '@/lib/content/content';
import { build } from '@/lib/site/build';

/**
 * For `components/layout/page-refresh.ts`: reads content that is due, so that the page that is requested next is current, and names the build
 * that would send it.
 */
export async function GET(): Promise<Response> {
  await connection();
  await Promise.all([getFacts(), getMenus(), getTestimonials()]);
  return new Response(build, { headers: { 'Cache-Control': 'no-store' } });
}
