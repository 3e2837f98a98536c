import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, temporaryFolder } from './site';

/** One `FROM` of a Dockerfile with what follows it. */
type Stage = {
  from: string;
  /** The folder that stands for `/`. */
  files: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthCheck: string[];
};

/** Performs one instruction, given the words behind its name. */
type Perform = (stage: Stage, words: string, stages: Map<string, Stage>) => Promise<void> | void;

/** What the last stage, which has no name, is called here. */
const LAST = 'image';

/** The variables that lead npm to its registry. */
const REGISTRY_VARIABLES = /^((https?|no)_proxy|npm_config_.*|NODE_EXTRA_CA_CERTS|HOME)$/i;

const run = promisify(execFile);

/** How each instruction of a Dockerfile is performed. */
const instructions: Record<string, Perform> = {
  // The image is built without any.
  ARG: () => undefined,
  CMD: (stage, words) => {
    stage.command = parseCommand(words);
  },
  COPY: async (stage, words, stages) => {
    const [, stageName, paths] = match(/^(?:--from=(\w+) )?(\S+(?: \S+)+)$/, words);
    const sources = paths?.split(' ') ?? [];
    const target = resolve('/', stage.workdir, sources.pop() ?? '');
    const from = stageName && stages.get(stageName)?.files;
    for (const source of sources) {
      if (from) await copy(join(from, source), join(stage.files, target));
      else
        for (const name of sentFiles(source))
          await copy(join(projectRoot, name), join(stage.files, target, name));
    }
  },
  ENV: (stage, words) => {
    for (const assignment of words.split(' ')) {
      const [, name = '', value = ''] = match(/^(\w+)=([^\s'"]*)$/, assignment);
      stage.env[name] = value.replace(/\$\w+/g, '');
    }
  },
  EXPOSE: () => undefined,
  HEALTHCHECK: (stage, words) => {
    const [, command = ''] = match(/^(?:--[a-z-]+=\w+ +)*CMD (.*)$/, words);
    stage.healthCheck = parseCommand(command);
  },
  RUN: async (stage, words) => {
    const [, version = ''] = match(/^node:(\d+\.\d+\.\d+)-\w+-slim$/, stage.from);
    const ownVariables = Object.entries(process.env).filter(([name]) => REGISTRY_VARIABLES.test(name));
    const env = {
      ...Object.fromEntries(ownVariables),
      ...stage.env,
      PATH: `${await installNode(version)}:${process.env.PATH}`,
    };
    await run('env', [...only(env), 'sh', '-c', words], { cwd: join(stage.files, stage.workdir) });
  },
  USER: (stage, words) => {
    stage.user = words;
  },
  WORKDIR: async (stage, words) => {
    stage.workdir = words;
    await mkdir(join(stage.files, words), { recursive: true });
  },
};

/** What the repository's Dockerfile makes, its steps performed in a temporary folder without a container engine. */
export class Image {
  private constructor(
    private readonly scratch: string,
    private readonly stage: Stage,
  ) {}

  /**
   * Performs the steps. Their commands run with the version of Node that the Dockerfile names and with other programs of this machine.
   * @throws for whatever it does not know of a Dockerfile
   */
  static async build(): Promise<Image> {
    const scratch = temporaryFolder();
    const stages = new Map<string, Stage>();
    let stage: Stage | undefined;
    for (const line of readLines('deploy/Dockerfile')) {
      const [, name = '', words = ''] = match(/^([A-Z]+) (.*)$/, line);
      if (name === 'FROM') {
        const [, from = '', stageName = LAST] = match(/^(\S+)(?: AS (\w+))?$/, words);
        stage = newStage(from, join(scratch, stageName));
        stages.set(stageName, stage);
        await mkdir(stage.files);
      } else {
        const perform = instructions[name];
        if (!stage || !perform) throw new Error(`Not known: ${line}`);
        await perform(stage, words, stages);
      }
    }
    const last = stages.get(LAST);
    if (last?.from !== 'scratch')
      throw new Error('The last stage of the Dockerfile does not begin from scratch.');
    // The files are root's, unless somebody else runs the tests, who is then the container's user too.
    await run('chmod', ['-R', 'u-w', last.files]);
    await run('chmod', ['u+w', join(last.files, last.workdir, '.cache')]);
    return new Image(scratch, last);
  }

  /** What the container runs. */
  get command(): string[] {
    return this.stage.command;
  }

  /** What tells the engine by its exit code whether the container works. */
  get healthCheck(): string[] {
    return this.stage.healthCheck;
  }

  /** As whom the container runs. */
  get user(): string {
    return this.stage.user;
  }

  /** Runs a program of the image as an engine does: in reach of the image's files alone, with its variables and these. */
  start(command: string[], env: Record<string, string> = {}): ChildProcess {
    const [user, group] = this.user.split(':');
    // Only root can become somebody else; others can only be called so.
    const identity =
      process.getuid?.() === 0
        ? [`--setgid=${group}`, `--setuid=${user}`]
        : [`--map-group=${group}`, `--map-user=${user}`];
    const place = [`--root=${this.stage.files}`, `--wd=${this.stage.workdir}`];
    const variables = only({ ...this.stage.env, ...env });
    return spawn('env', [...variables, 'unshare', ...identity, ...place, ...command]);
  }

  /**
   * Finds files and folders of the image.
   * @param tests what `find` should look for
   * @returns for each its path, rights, owner, size, and when it was last changed
   */
  async find(...tests: string[]): Promise<string[]> {
    const args = [this.stage.files, ...tests, '-printf', '%P %M %U %s %C@\n'];
    const { stdout } = await run('find', args, { maxBuffer: 10_000_000 });
    return stdout.split('\n').filter(Boolean);
  }

  /** Removes all that the steps have made. */
  async remove(): Promise<void> {
    await run('chmod', ['-R', 'u+w', this.scratch]);
    await rm(this.scratch, { recursive: true });
  }
}

function newStage(from: string, files: string): Stage {
  return { from, files, workdir: '/', env: {}, user: '0:0', command: [], healthCheck: [] };
}

/** @returns arguments of `env` for an environment with nothing but these variables */
function only(variables: Record<string, string | undefined>): string[] {
  return ['-i', ...Object.entries(variables).map(([name, value]) => `${name}=${value}`)];
}

/** @returns the lines of a file of the project, without comments; a line that goes on in the next one is one with it */
function readLines(file: string): string[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/ *\\\n */g, ' ')
    .split('\n')
    .filter(Boolean);
}

/** @throws unless the text is of this form */
function match(form: RegExp, text: string): RegExpExecArray {
  const found = form.exec(text);
  if (!found) throw new Error(`Not known: ${text}`);
  return found;
}

/** @returns the words of a command. One that a shell would read gets no signals. */
function parseCommand(json: string): string[] {
  const words: unknown = JSON.parse(json);
  if (!Array.isArray(words)) throw new Error(`Not known: ${json}`);
  return words.map(String);
}

/** @returns what an engine gets of the project's folder for this source */
function sentFiles(source: string): string[] {
  const ignored = readLines('.dockerignore').map((line) => {
    const [pattern] = match(/^[\w.*-]+$/, line);
    return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  });
  const names = readdirSync(projectRoot).filter((name) => !ignored.some((pattern) => pattern.test(name)));
  const found = names.filter((name) => source === '.' || source === name);
  if (found.length === 0) throw new Error(`Nothing to copy: ${source}`);
  return found;
}

/** Copies a file to this path, or what is in a folder into this folder. Whoever copies is the owner. */
async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['--archive', '--no-preserve=ownership', '--no-target-directory', from, to]);
}

/** @returns the folder of this version of Node's program, which is installed from npm's registry once */
async function installNode(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(projectRoot, `.e2e/node-${version}`);
  const programs = join(folder, 'node_modules', name, 'bin');
  if (existsSync(join(programs, 'node'))) return programs;
  console.log(`Installing Node ${version} from npm's registry into .e2e …`);
  await mkdir(folder, { recursive: true });
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    `${name}@${version}`,
  ]).catch((error) => {
    throw new Error(`Nothing was built: Node ${version} could not be installed from npm's registry.`, {
      cause: error,
    });
  });
  return programs;
}
