/** Runs all checks that a change has to pass, even in a fresh clone. The last line counts the results. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuilt } from '../lib/commands/build-state.mjs';
import { install } from '../lib/commands/install.mjs';
import { projectRoot, run } from '../lib/commands/run.mjs';

const unitReport = join(projectRoot, '.e2e/unit.json');
const flowsReport = join(projectRoot, '.e2e/report.json');

let passed = 0;
let failed = 0;

await install();
await mkdir(join(projectRoot, '.e2e'), { recursive: true });
await Promise.all([
  check('Types', async () => (await run('next', ['typegen'])) || run('tsc', ['--noEmit'])),
  check('Lint, format, import direction', () => run('biome', ['ci', '--error-on-warnings', '.'])),
  check('Unused files, exports, dependencies', () => run('knip', [])),
]);
await suite('Unit tests', ['jest', '--json', `--outputFile=${unitReport}`], unitReport, (report) => [
  report.numPassedTests,
  report.numFailedTests,
]);
await check('Build', async () => ((await isBuilt()) ? 0 : run('npm', ['run', '--silent', 'build'])));
await suite('End-to-end tests', [process.execPath, 'e2e/run.mjs'], flowsReport, ({ stats }) => [
  stats.expected,
  stats.unexpected + stats.flaky,
]);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @param {string} name
 * @param {() => Promise<number>} command resolves to its exit code
 */
async function check(name, command) {
  console.log(`\n— ${name}`);
  const code = await command().catch((error) => {
    console.error(error);
    return 1;
  });
  if (code === 0) passed += 1;
  else failed += 1;
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {string} report the JSON file that the command writes
 * @param {(report: any) => [passed: number, failed: number]} count
 */
async function suite(name, [program = '', ...args], report, count) {
  console.log(`\n— ${name}`);
  await rm(report, { force: true });
  const code = await run(program, args);
  // A runner that crashes writes no report, or one without the failure. A test file that does not load has no tests.
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const [good, bad] = text ? count(JSON.parse(text)) : [0, 0];
  passed += good;
  failed += code !== 0 || good === 0 ? Math.max(1, bad) : bad;
}
