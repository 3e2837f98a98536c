/** Everything that must hold before a change lands, from a fresh clone on. The last line counts all of it. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preparePictures } from './pictures.mjs';
import { ensureBuilt, install, projectRoot, run } from './project.mjs';

const reports = join(projectRoot, '.e2e');
const unitReport = join(reports, 'unit.json');
const flowsReport = join(reports, 'report.json');

let passed = 0;
let failed = 0;

await install();
await rm(unitReport, { force: true });
await rm(flowsReport, { force: true });
await mkdir(reports, { recursive: true });
await preparePictures();

await check('Types', async () => (await run('next', ['typegen'])) || run('tsc', ['--noEmit']));
await check('Lint, format, import direction', () => run('biome', ['ci', '--error-on-warnings', '.']));
await check('Unused files, exports, dependencies', () => run('knip', []));
await suite('Unit tests', ['jest', '--json', `--outputFile=${unitReport}`], async () => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = await readJson(unitReport);
  return { ok: numPassedTests, bad: numFailedTests + numRuntimeErrorTestSuites };
});
await check('Build', () => ensureBuilt().then(() => 0));
await suite('End-to-end tests', [process.execPath, 'lib/commands/e2e.mjs'], async () => {
  const { stats } = await readJson(flowsReport);
  return { ok: stats.expected, bad: stats.unexpected + stats.flaky };
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * Something that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<number>} command resolves to an exit code
 */
async function check(name, command) {
  console.log(`\n— ${name}`);
  const code = await command();
  if (code === 0) passed += 1;
  else failed += 1;
}

/**
 * A test runner that counts for itself.
 * @param {string} name
 * @param {string[]} command
 * @param {() => Promise<{ ok: number, bad: number }>} count reads what the runner has written
 */
async function suite(name, [program = '', ...args], count) {
  console.log(`\n— ${name}`);
  const code = await run(program, args);
  // A runner that died has written no report, or one without the failure.
  const { ok, bad } = await count().catch(() => ({ ok: 0, bad: 0 }));
  passed += ok;
  failed += bad || (code === 0 && ok > 0 ? 0 : 1);
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}
