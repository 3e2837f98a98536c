import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepStaticFiles } from './keep-static-files';

let own: string;
let shared: string;

beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'own-'));
  shared = join(mkdtempSync(join(tmpdir(), 'shared-')), 'static');
  mkdirSync(join(own, 'chunks'));
  writeFileSync(join(own, 'chunks/a1.js'), 'a');
});

it('the files of the build join those of earlier ones', async () => {
  mkdirSync(join(shared, 'chunks'), { recursive: true });
  writeFileSync(join(shared, 'chunks/b2.js'), 'b');
  await keepStaticFiles(own, shared);
  expect(readdirSync(join(shared, 'chunks'))).toEqual(['a1.js', 'b2.js']);
  expect(readFileSync(join(shared, 'chunks/a1.js'), 'utf8')).toBe('a');
});

it('a file that is there is not written again', async () => {
  mkdirSync(join(shared, 'chunks'), { recursive: true });
  writeFileSync(join(shared, 'chunks/a1.js'), 'as it was');
  await keepStaticFiles(own, shared);
  expect(readFileSync(join(shared, 'chunks/a1.js'), 'utf8')).toBe('as it was');
});

it('a folder that cannot be written is reported in one line', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(join(own, 'file'), '');
  await keepStaticFiles(own, join(own, 'file/static'));
  expect(log.mock.calls).toEqual([[expect.stringContaining('[static] ')]]);
});
