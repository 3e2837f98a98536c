import { assetPath } from '@/lib/site/asset-path';

/** Where other spellings of `/eventos` lead (`rewrites` of next.config.mjs). A redirect cannot, because its source ignores case. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  query.delete('typed');
  const Location = assetPath(`/eventos${query.size > 0 ? `?${query}` : ''}`);
  return new Response(null, { status: 307, headers: { Location } });
}
