import { execFileSync } from 'node:child_process';

/** Resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_000;
}
