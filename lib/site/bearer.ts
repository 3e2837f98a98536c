import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { sharedState } from '@/lib/shared-state';
import { config } from './config';
import { limitAMinute } from './rate-limit';

const MAX_GUESSES_A_MINUTE = 20;

/**
 * The status that refuses a request without the secret in its `Authorization` header; undefined with it. All routes count wrong secrets
 * together. The right one is accepted at any time: a stranger could keep the owner out otherwise.
 */
export function refuseWithoutSecret(authorization: string | null): 401 | 429 | undefined {
  if (isBearer(authorization, config.REVALIDATE_SECRET)) return undefined;
  sharedState.tooManyGuesses ??= limitAMinute(MAX_GUESSES_A_MINUTE);
  return sharedState.tooManyGuesses() ? 429 : 401;
}

/** Whether the value of an `Authorization` header holds this secret as a bearer token. Takes as long for any other one. */
export function isBearer(authorization: string | null, secret: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return secret !== undefined && timingSafeEqual(digest(given), digest(secret));
}
