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

it('the first build has none before it', () => {
  expect(start('one')).toEqual([]);
});

it('the files of a build are there for the next one', () => {
  start('one');
  expect(start('two')).toEqual(['one']);
  expect(readFileSync(join(builds(), 'one/chunks/one.js'), 'utf8')).toBe('"one"');
});

describe('30 days after the last server of a build', () => {
  beforeEach(() => {
    start('one');
    age('one', 31);
    start('one');
    start('two');
    start('three');
    age('two', 31);
    age('three', 29);
  });

  it('its files are not sent any more', () => {
    expect(start('four')).toEqual(['one', 'three']);
  });

  it('its files are removed', () => {
    start('four');
    expect(readdirSync(builds()).sort()).toEqual(['four', 'one', 'three']);
  });
});

describe('of more than 20 builds', () => {
  const newest = Array.from({ length: 19 }, (_, index) => `build ${index + 1}`);

  beforeEach(() => {
    for (let number = 303; number > 0; number -= 1) {
      mkdirSync(join(builds(), `build ${number}`), { recursive: true });
      age(`build ${number}`, number / 24);
    }
  });

  it('the files of the 19 before this one are sent', () => {
    expect(start('own')).toEqual(newest);
  });

  it('the files of the 20 newest are kept', () => {
    start('own');
    expect(readdirSync(builds()).sort()).toEqual([...newest, 'own'].sort());
  });
});

it('what a server leaves that ends while it copies is removed', () => {
  mkdirSync(join(builds(), '.incomplete-x/chunks'), { recursive: true });
  start('one');
  expect(readdirSync(builds())).toEqual(['one']);
});

it('what a server leaves that ends while it copies is not sent', () => {
  mkdirSync(join(builds(), '.incomplete-x/chunks'), { recursive: true });
  expect(start('one')).toEqual([]);
});

it('whoever can read the files can read the copies', () => {
  start('one');
  const modes = (root: string) =>
    ['', 'chunks', 'chunks/one.js'].map((path) => statSync(join(folder, root, path)).mode);
  expect(modes('builds/one')).toEqual(modes('files of one'));
});

describe('an entry that cannot be read', () => {
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = error();
    mkdirSync(builds());
    symlinkSync('/nowhere', join(builds(), 'bad'));
    start('old');
    age('old', 31);
    log.mockClear();
  });

  it('is not sent', () => {
    expect(start('new')).toEqual([]);
  });

  it('is named', () => {
    start('new');
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/^\[builds\] bad is neither sent nor removed.*ENOENT/)],
    ]);
  });

  it('does not keep old builds from being removed', () => {
    start('new');
    expect(existsSync(join(builds(), 'old'))).toBe(false);
  });
});

describe('a folder that cannot be written', () => {
  it('has no earlier builds', () => {
    error();
    writeFileSync(builds(), 'a file');
    expect(start('one')).toEqual([]);
  });

  it('is reported', () => {
    const log = error();
    writeFileSync(builds(), 'a file');
    start('one');
    expect(log.mock.calls[0]).toEqual([
      expect.stringMatching(/^\[builds\] the files of this build are not kept.*EEXIST/),
    ]);
  });
});

describe('a copy that fails', () => {
  it('is reported', () => {
    const log = error();
    keepBuild(join(folder, 'missing'), builds(), 'one');
    expect(log.mock.calls[0]?.[0]).toMatch(/not kept for the next one.*ENOENT/);
  });

  it('leaves nothing', () => {
    error();
    keepBuild(join(folder, 'missing'), builds(), 'one');
    expect(readdirSync(builds())).toEqual([]);
  });
});
