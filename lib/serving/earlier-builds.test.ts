import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { keepBuild } from './earlier-builds';

let folder: string;
const builds = () => join(folder, 'builds');
const error = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Starts a server of a build that has one script. Returns the names of the earlier builds. */
function start(build: string): string[] {
  const files = join(folder, `files of ${build}`);
  mkdirSync(join(files, 'chunks'), { recursive: true });
  writeFileSync(join(files, 'chunks', `${build}.js`), `"${build}"`);
  return keepBuild(files, builds(), build).map((path) => basename(path));
}

/** Has a build end so many days ago. */
function age(build: string, days: number) {
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(join(builds(), build), then, then);
}

it('the files of a build are there for the next one', () => {
  expect(start('one')).toEqual([]);
  expect(start('two')).toEqual(['one']);
  expect(readFileSync(join(builds(), 'one/chunks/one.js'), 'utf8')).toBe('"one"');
});

it('the files of a build are removed 30 days after its last server', () => {
  start('one');
  age('one', 31);
  start('one');
  start('two');
  start('three');
  age('two', 31);
  age('three', 29);
  expect(start('four')).toEqual(['one', 'three']);
  expect(readdirSync(builds()).sort()).toEqual(['four', 'one', 'three']);
});

it('the files of the 20 newest builds are kept, its own among them', () => {
  for (let number = 303; number > 0; number -= 1) {
    mkdirSync(join(builds(), `build ${number}`), { recursive: true });
    age(`build ${number}`, number / 24);
  }
  const newest = Array.from({ length: 19 }, (_, index) => `build ${index + 1}`);
  expect(start('own')).toEqual(newest);
  expect(readdirSync(builds()).sort()).toEqual([...newest, 'own'].sort());
});

it('what a server leaves that ends while it copies is removed', () => {
  mkdirSync(join(builds(), '.incomplete-x/chunks'), { recursive: true });
  expect(start('one')).toEqual([]);
  expect(readdirSync(builds())).toEqual(['one']);
});

it('whoever can read the files can read the copies', () => {
  start('one');
  const modes = (root: string) =>
    ['', 'chunks', 'chunks/one.js'].map((path) => statSync(join(folder, root, path)).mode);
  expect(modes('builds/one')).toEqual(modes('files of one'));
});

it('an entry that cannot be read is named, while others are removed', () => {
  const log = error();
  mkdirSync(builds());
  symlinkSync('/nowhere', join(builds(), 'bad'));
  start('old');
  age('old', 31);
  log.mockClear();
  expect(start('new')).toEqual([]);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/^\[builds\] bad is neither sent nor removed.*ENOENT/)],
  ]);
  expect(existsSync(join(builds(), 'old'))).toBe(false);
});

it('a folder that cannot be written is told', () => {
  const log = error();
  writeFileSync(builds(), 'a file');
  expect(start('one')).toEqual([]);
  expect(log.mock.calls[0]).toEqual([
    expect.stringMatching(/^\[builds\] the files of this build are not kept.*EEXIST/),
  ]);
});

it('a copy that fails leaves nothing', () => {
  const log = error();
  keepBuild(join(folder, 'missing'), builds(), 'one');
  expect(log.mock.calls[0]?.[0]).toMatch(/not kept for the next one.*ENOENT/);
  expect(readdirSync(builds())).toEqual([]);
});
