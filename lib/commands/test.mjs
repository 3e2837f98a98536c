/** Everything that must hold before a change lands, from a fresh clone on. The last line counts all of it. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preparePictures } from './pictures.mjs';
import { install, isBuilt, projectRoot, run } from './project.mjs';

const reports = join(projectRoot, '.e2e');
const unitReport = join(reports, 'unit.json');
const flowsReport = join(reports, 'report.json');

let passed = 0;
/** The names of what failed, printed again at the end: their messages stand far above. @type {string[]} */
const failures = [];

await install();
await rm(unitReport, { force: true });
await rm(flowsReport, { force: true });
await mkdir(reports, { recursive: true });

await check('Pictures', () => preparePictures().then(() => 0));
await check('Types', async () => (await run('next', ['typegen'])) || run('tsc', ['--noEmit']));
await check('Lint, format, import direction', () => run('biome', ['ci', '--error-on-warnings', '.']));
await check('Unused files, exports, dependencies', () => run('knip', []));
await suite('Unit tests', ['jest', '--json', `--outputFile=${unitReport}`], async () => {
  const { numPassedTests, testResults } = await readJson(unitReport);
  return { passed: numPassedTests, failed: testResults.flatMap(failedUnitTests) };
});
await check('Build', async () => ((await isBuilt()) ? 0 : run(process.execPath, ['lib/commands/build.mjs'])));
await suite('End-to-end tests', [process.execPath, 'e2e/run.mjs'], async () => {
  const { stats, suites } = await readJson(flowsReport);
  return { passed: stats.expected, failed: suites.flatMap(failedFlows) };
});

console.log();
for (const name of failures) console.log(`Failed: ${name}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/**
 * @param {string} name
 * @param {() => Promise<number>} command
 */
async function check(name, command) {
  console.log(`\n— ${name}`);
  const code = await command().catch((error) => {
    console.error(error);
    return 1;
  });
  if (code === 0) passed += 1;
  else failures.push(name);
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {() => Promise<{ passed: number, failed: string[] }>} count
 */
async function suite(name, [program = '', ...args], count) {
  console.log(`\n— ${name}`);
  const code = await run(program, args);
  // A runner that died has written no report, or one without the failure.
  const result = await count().catch(() => ({ passed: 0, failed: [] }));
  passed += result.passed;
  failures.push(...result.failed);
  if (result.failed.length === 0 && (code !== 0 || result.passed === 0)) failures.push(name);
}

/** @typedef {{ status: string, fullName: string }} UnitTest */

/** @param {{ name: string, status: string, assertionResults: UnitTest[] }} file as jest reports it */
function failedUnitTests({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  // A file that does not even load has no tests.
  return failed.length === 0 && status === 'failed' ? [name] : failed;
}

/** @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }} Flow */
/** @typedef {{ specs: Flow[], suites?: FlowSuite[] }} FlowSuite */

/**
 * @param {FlowSuite} suite
 * @returns {string[]}
 */
function failedFlows({ specs, suites = [] }) {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `${title} (${file}, ${projectName})`),
  );
  return [...failed, ...suites.flatMap(failedFlows)];
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'));
}
