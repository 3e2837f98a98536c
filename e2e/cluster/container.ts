import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Copy, DockerfileParser, type Env, type Instruction } from 'dockerfile-ast';
import { projectRoot, temporaryFolder } from '../support/site';

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

type Perform = (stage: Stage, instruction: Instruction, stages: Map<string, Stage>) => unknown;

/** What the last stage, which has no name, is called here. */
const LAST = 'image';

const run = promisify(execFile);

const words = (instruction: Instruction) => instruction.getArguments().map((word) => word.getValue());

/** The words of a command. One that is no list is read by a shell, and gets no signals. */
const commandOf = (instruction: Instruction): string[] =>
  JSON.parse(/\[.*\]$/s.exec(instruction.getArgumentsContent() ?? '')?.[0] ?? '');

/** How each instruction of a Dockerfile is performed. */
const instructions: Record<string, Perform> = {
  // The image is built without any.
  ARG: () => undefined,
  CMD: (stage, instruction) => Object.assign(stage, { command: commandOf(instruction) }),
  COPY: async (stage, instruction, stages) => {
    const sources = words(instruction);
    const target = join(stage.files, resolve('/', stage.workdir, sources.pop() ?? ''));
    const from = stages.get((instruction as Copy).getFromFlag()?.getValue() ?? '')?.files;
    // Whoever copies is the owner.
    if (from) {
      const options = ['--archive', '--no-preserve=ownership', '--no-target-directory'];
      for (const source of sources) await run('cp', [...options, join(from, source), target]);
      return;
    }
    const pack = 'tar --exclude-from .dockerignore --create "$@"';
    const unpack = 'tar --directory "$0" --no-same-owner --extract';
    const args = ['-o', 'pipefail', '-c', `${pack} | ${unpack}`, target, ...sources];
    await run('bash', args, { cwd: projectRoot });
  },
  ENV: (stage, instruction) => {
    for (const property of (instruction as Env).getProperties())
      stage.env[property.getName()] = property.getValue()?.replace(/\$\w+/g, '') ?? '';
  },
  EXPOSE: () => undefined,
  HEALTHCHECK: (stage, instruction) => Object.assign(stage, { healthCheck: commandOf(instruction) }),
  RUN: async (stage, instruction) => {
    const PATH = `${await installNode(stage.from)}:${process.env.PATH}`;
    const env = { ...process.env, ...stage.env, PATH };
    const cwd = join(stage.files, stage.workdir);
    await run('sh', ['-c', instruction.getRawArgumentsContent() ?? ''], { cwd, env });
  },
  USER: (stage, instruction) => Object.assign(stage, { user: words(instruction)[0] }),
  WORKDIR: async (stage, instruction) => {
    stage.workdir = words(instruction)[0] ?? '';
    await mkdir(join(stage.files, stage.workdir), { recursive: true });
  },
};

/** What the repository's Dockerfile makes, its steps performed in a temporary folder without a container engine. */
export class Image {
  private constructor(
    private readonly scratch: string,
    readonly stage: Readonly<Stage>,
  ) {}

  /** Performs the steps, with the version of Node that the Dockerfile names and other programs of this machine, or throws. */
  static async build(): Promise<Image> {
    const scratch = temporaryFolder();
    const stages = new Map<string, Stage>();
    const dockerfile = DockerfileParser.parse(readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8'));
    for (const instruction of dockerfile.getInstructions()) {
      const name = instruction.getKeyword();
      const stage = [...stages.values()].at(-1);
      if (name === 'FROM') {
        const [from = '', , stageName = LAST] = words(instruction);
        const files = join(scratch, stageName);
        await mkdir(files);
        stages.set(stageName, { from, files, workdir: '/', env: {}, user: '', command: [], healthCheck: [] });
      } else if (stage && instructions[name]) await instructions[name](stage, instruction, stages);
      else if (name !== 'ARG') throw new Error(`Not known: ${name}`);
    }
    const last = stages.get(LAST);
    if (last?.from !== 'scratch') throw new Error('The last stage of the Dockerfile is not from scratch.');
    // The files are root's, unless somebody else runs the tests, who is then the container's user too.
    await run('chmod', ['-R', 'u-w', last.files]);
    await run('chmod', ['u+w', join(last.files, last.workdir, '.cache')]);
    return new Image(scratch, last);
  }

  /** Runs a program of the image as an engine does: in reach of the image's files alone, with its variables and these. */
  start(command: string[], env: Record<string, string> = {}): ChildProcess {
    const [user, group] = this.stage.user.split(':');
    // Only root can become somebody else; others can only be called so.
    const identity =
      process.getuid?.() === 0
        ? [`--setgid=${group}`, `--setuid=${user}`]
        : [`--map-group=${group}`, `--map-user=${user}`];
    const place = [`--root=${this.stage.files}`, `--wd=${this.stage.workdir}`];
    // By `env`, which passes no variable of this process on.
    const variables = Object.entries({ ...this.stage.env, ...env }).map((pair) => pair.join('='));
    return spawn('env', ['-i', ...variables, 'unshare', ...identity, ...place, ...command]);
  }

  /** Finds files and folders of the image. @returns for each its path, rights, owner, size, and when it was last changed */
  async find(...tests: string[]): Promise<string[]> {
    const args = [this.stage.files, ...tests, '-printf', '%P %M %U %s %C@\n'];
    const { stdout } = await run('find', args, { maxBuffer: 10_000_000 });
    return stdout.split('\n').filter(Boolean);
  }

  async remove(): Promise<void> {
    await run('chmod', ['-R', 'u+w', this.scratch]);
    await rm(this.scratch, { recursive: true });
  }
}

/** @returns the folder of the program of this image of Node, which is installed from npm's registry once */
async function installNode(image: string): Promise<string> {
  const version = /^node:(\d+\.\d+\.\d+)-\w+-slim$/.exec(image)?.[1];
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(projectRoot, `.e2e/node-${version}`);
  const programs = join(folder, 'node_modules', name, 'bin');
  if (existsSync(join(programs, 'node'))) return programs;
  await mkdir(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-package-lock'];
  await run('npm', ['install', ...options, `${name}@${version}`]);
  return programs;
}
