import { z } from 'zod';

const MAX_URL = 2_000;

/** An address of these protocols. One with a user in it, such as `https://google.com@elsewhere.example`, may lead elsewhere than it says. */
export function webAddress(protocol: RegExp) {
  return z
    .string()
    .max(MAX_URL)
    .pipe(z.url({ protocol }))
    .transform((text) => new URL(text))
    .refine(({ username, password }) => !username && !password)
    .transform(({ href }) => href);
}
