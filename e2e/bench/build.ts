import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { medianOf, type Section } from './report';

const projectRoot = join(__dirname, '../..');

/** Measures the time of a build without a cache, and the size of its output. */
export async function build(): Promise<Section> {
  const seconds = await medianOf(async () => {
    await rm(join(projectRoot, '.next'), { recursive: true });
    const start = Date.now();
    const [code] = await once(
      spawn(process.execPath, ['lib/commands/build.mjs'], { cwd: projectRoot, stdio: 'ignore' }),
      'exit',
    );
    if (code !== 0) throw new Error('The site could not be built.');
    return (Date.now() - start) / 1_000;
  });
  const folder = join(projectRoot, '.next/standalone');
  const names = await readdir(folder, { recursive: true });
  const entries = await Promise.all(names.map((name) => stat(join(folder, name))));
  const sizes = entries.map((entry) => (entry.isFile() ? entry.size : 0));
  return {
    title: 'Build',
    columns: [''],
    rows: [
      { what: 'time, without cache', values: [seconds], unit: 'seconds' },
      {
        what: 'standalone output',
        values: [sizes.reduce((sum, size) => sum + size, 0)],
        unit: 'megabytes',
      },
    ],
  };
}
