import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

const KEPT_DAYS = 30;
const MAX_KEPT = 20;

const INCOMPLETE = '.incomplete-';

/**
 * Copies the files of this build for the builds to come, and removes those of builds that nobody needs any more.
 * @param files folder of the files
 * @param builds folder that holds those of each build, under its name. What cannot be read or written there costs one line each
 * @returns the folders of the earlier builds, the newest first
 */
export function keepBuild(files: string, builds: string, build: string): string[] {
  const own = join(builds, build);
  attempt('the files of this build are not kept for the next one', () => {
    fs.mkdirSync(builds, { recursive: true });
    if (!fs.existsSync(own)) copyWhole(files, own);
  });
  // So that the time of a build counts from the end of its last server.
  const noteThatItRuns = () =>
    attempt('the time of this build is not noted', () => {
      if (fs.existsSync(own)) fs.utimesSync(own, new Date(), new Date());
    });
  noteThatItRuns();
  setInterval(noteThatItRuns, DAY_MS).unref();
  return removeOld(builds, build);
}

function removeOld(builds: string, own: string): string[] {
  const names = attempt('earlier builds are not sent', () => fs.readdirSync(builds)) ?? [];
  const earlier: { folder: string; lastRun: number }[] = [];
  for (const name of names) {
    if (name === own) continue;
    const folder = join(builds, name);
    attempt(`${name} is neither sent nor removed`, () => {
      if (name.startsWith(INCOMPLETE)) fs.rmSync(folder, { recursive: true, force: true });
      else earlier.push({ folder, lastRun: fs.statSync(folder).mtimeMs });
    });
  }
  earlier.sort((one, other) => other.lastRun - one.lastRun);
  const isKept = ({ lastRun }: { lastRun: number }, index: number) =>
    Date.now() - lastRun <= KEPT_DAYS * DAY_MS && index < MAX_KEPT - 1;
  for (const old of earlier.filter((one, index) => !isKept(one, index)))
    attempt(`${old.folder} is not removed`, () => fs.rmSync(old.folder, { recursive: true, force: true }));
  return earlier.filter(isKept).map(({ folder }) => folder);
}

/** A server that ends meanwhile leaves no folder that looks whole. */
function copyWhole(files: string, own: string) {
  const incomplete = join(own, '..', `${INCOMPLETE}${randomUUID()}`);
  try {
    fs.cpSync(files, incomplete, { recursive: true });
    fs.renameSync(incomplete, own);
  } catch (error) {
    fs.rmSync(incomplete, { recursive: true, force: true });
    // Another server of this build may have been faster.
    if (!fs.existsSync(own)) throw error;
  }
}

function attempt<T>(failure: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    console.error(`[builds] ${failure}: ${String(error)}`);
    return undefined;
  }
}
