import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the value of an `Authorization` header holds this secret as a bearer token. Takes as long for any other one. */
export function isBearer(authorization: string | null | undefined, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secret !== undefined && timingSafeEqual(digest(given), digest(secret));
}
