import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readers, tableProblems } from '@/lib/content/content';
import { shareFiles } from '@/lib/pages/shared-files';
import { config } from '@/lib/site/config';
import { ConfigError, isSample, remarksOn } from '@/lib/site/parse-config';

/**
 * Ends the process where a table cannot be read. Has content read, shares the build's files, and says what the owner should know and where
 * the content comes from.
 */
export async function start(): Promise<void> {
  // A log that nobody reads any more would be an error at each line, and each error a line.
  for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
  const problems = await tableProblems();
  if (problems.length > 0) {
    console.error(new ConfigError(problems).message);
    process.exit(1);
  }
  // So that the first visitor does not wait for it; the start does not either.
  for (const reader of Object.values(readers)) void reader.read();
  if (config.SITE_STATIC)
    // Under the path of their addresses, as the door looks for them.
    await shareFiles('.next/static', join(config.SITE_STATIC, config.BASE_PATH ?? '', '_next/static'));
  const photos = await readFile('.build/photos.txt', 'utf8').catch(() => '');
  for (const line of [...remarksOn(config), ...photos.split('\n')]) if (line) console.warn(line);
  console.log(
    isSample(config)
      ? 'Content: the samples of lib/content/sample (neither ADMIN_API_URL nor a table is set). Search engines are told to stay away.'
      : `Content: ${[config.ADMIN_API_URL, config.MENU_TABLE, config.REVIEWS_TABLE].filter(Boolean).join(', ')}`,
  );
}
