import { request } from './http';
import { secret } from './site';

/** Reports an event as a page does, such as `visit instagram`. Returns the status of the response. */
export async function count(address: string, body: string, headers = {}, method = 'POST'): Promise<number> {
  return (await request(`${address}/api/count`, headers, { method, body })).status;
}

/** What a site has counted on all days, by event and source: `{ 'visit instagram': 12 }`. */
export async function countsOf(address: string): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${secret}`, accept: 'application/json' };
  const { body } = await request(`${address}/api/counts`, headers);
  const counts: Record<string, number> = {};
  for (const [key, count] of Object.entries<number>(JSON.parse(body.toString()))) {
    const name = key.slice('yyyy-MM-dd '.length);
    counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

/** Configuration of a site that counts. */
export const counting = { COUNTS: '1', REVALIDATE_SECRET: secret };
