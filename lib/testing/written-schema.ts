import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Of a schema that the code uses: what its JSON Schema has to be, the file that stands in the project for others to read, and whether that
 * file takes a value. With the variable `UPDATE_SCHEMAS` the file is written first.
 */
export function writtenSchema(file: string, schema: z.ZodType) {
  const generated: unknown = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
  if (process.env.UPDATE_SCHEMAS) writeFileSync(file, JSON.stringify(generated));
  const written = JSON.parse(readFileSync(file, 'utf8'));
  const judge = z.fromJSONSchema(written);
  return { generated, written, takes: (value: unknown) => judge.safeParse(value).success };
}
