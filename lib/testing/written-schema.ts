import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * For a schema that the code uses: the JSON Schema generated from it, the JSON Schema in the project's file, and a function that tells
 * whether that file accepts a value. If the variable `UPDATE_SCHEMAS` is set, the file is written first.
 */
export function writtenSchema(file: string, schema: z.ZodType) {
  const generated: unknown = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
  if (process.env.UPDATE_SCHEMAS) writeFileSync(file, JSON.stringify(generated));
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const judge = z.fromJSONSchema(written);
  return { generated, written, takes: (value: unknown) => judge.safeParse(value).success };
}
