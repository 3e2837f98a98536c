import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and its folder. Whoever reads it meanwhile, or after this process was killed, finds the earlier file, never half of one. */
export async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(/* turbopackIgnore: true */ part, data);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
