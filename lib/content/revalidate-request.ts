import 'server-only';
import { z } from 'zod';
import { readShort } from '@/lib/http/read-bytes';
import { refuse, refuseWithoutSecret } from '@/lib/http/refuse';
import { sourceNames } from './source/source';

const MAX_BODY = 1_000;

const EXAMPLE = '{"sources":["menus"]}';

const wireBody = z.object({
  sources: z
    .array(z.enum(sourceNames))
    .min(1)
    .default([...sourceNames]),
});

/** Which sources to refresh. */
export type Revalidation = z.infer<typeof wireBody>;

/** Reads a `POST /api/revalidate` request, or refuses it. */
export async function parseRevalidation(request: Request): Promise<Revalidation | Response> {
  const refusal = refuseWithoutSecret(request);
  if (refusal) return refusal;
  const text = await readShort(request, MAX_BODY);
  if (text === undefined) return refuse(413, `El cuerpo tiene más de ${MAX_BODY} letras.`);
  const body = wireBody.safeParse(parseJson(text || '{}'));
  if (!body.success)
    return refuse(400, `El cuerpo va así, con comillas dobles: ${EXAMPLE} (o testimonials, o facts).`);
  return body.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
