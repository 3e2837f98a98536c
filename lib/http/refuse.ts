import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { config } from '@/lib/site/config';

/** A refusal with one sentence as its body, which is all that `curl` shows. */
export function refuse(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}

/**
 * Refuses a request without the secret in its `Authorization` header, and every request if no secret is configured. Undefined if it may
 * pass.
 */
export function refuseWithoutSecret({ headers }: Request): Response | undefined {
  if (!config.REVALIDATE_SECRET) return refuse(404, 'Este sitio no tiene clave: falta REVALIDATE_SECRET.');
  if (isBearer(headers.get('authorization'), config.REVALIDATE_SECRET)) return undefined;
  return refuse(401, 'La clave no es la de REVALIDATE_SECRET; va en "Authorization: Bearer …".');
}

/** Whether the value of an `Authorization` header holds this secret as a bearer token. Compares in constant time. */
function isBearer(authorization: string | null, secret: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
