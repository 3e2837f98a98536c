import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { compareDeployments } from './compare/compare';
import { journeys } from './compare/states';
import { menus } from './support/content';
import { freePort, projectRoot } from './support/site';
import { expect, test } from './support/test';

const first = (path: string) =>
  journeys
    .filter((journey) => journey.path === path && !journey.withoutScripts)
    .map((journey) => ({ ...journey, states: journey.states.slice(0, 1) }));

/** Compares one page of two sites on a phone. Returns the exit code and what the report lists. */
async function compare(page: Page, path: string, sites: [string, string], file: string) {
  const code = await compareDeployments(sites, { file, journeys: first(path), in: ['phone'] });
  await page.goto(pathToFileURL(file).href);
  return { code, listed: await page.locator('ol a').allTextContents() };
}

/** What `npm run e2e -- …args` prints, and its exit code. */
function command(
  args: string[],
  env: { BASE_URL: string },
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(projectRoot, 'e2e/run.mjs'), ...args],
      { env: { ...process.env, ...env } },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });
}

test('two deployments that differ in a price differ in nothing else', async ({
  page,
  siteUrl,
  startWithApi,
}, testInfo) => {
  const dearer = { ...menus, Postres: [{ title: 'Flan mixto', price: 4700 }, ...menus.Postres.slice(1)] };
  const { site } = await startWithApi({}, { menus: dearer });
  const sites: [string, string] = [siteUrl, site.url];
  expect(await compare(page, '/eventos', sites, testInfo.outputPath('report.html'))).toEqual({
    code: 1,
    listed: [expect.stringMatching(/^Text: .*“\$4\.500” in A, “\$4\.700” in B$/)],
  });
});

test('a deployment does not differ from itself', async ({ page, siteUrl }, testInfo) => {
  const file = testInfo.outputPath('report.html');
  expect(await compare(page, '/', [siteUrl, siteUrl], file)).toEqual({ code: 0, listed: [] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing differs');
});

test.describe('the comparison says in a sentence', () => {
  const address = 'https://catering.example';
  for (const [what, args, BASE_URL, sentence] of [
    ['that the other address is missing', ['--against'], address, /^--against is missing: .*\.\n$/],
    ['that BASE_URL is missing', ['--against', address], '', /^BASE_URL is missing: .*\.\n$/],
    [
      'what is no address',
      ['--against', 'catering'],
      address,
      /^--against is the address .* not catering\n$/,
    ],
  ] as const)
    test(what, async () => {
      expect(await command([...args], { BASE_URL })).toEqual({
        code: 2,
        stderr: expect.stringMatching(sentence),
      });
    });

  test('that a host does not respond', async ({ siteUrl }) => {
    const down = `http://localhost:${await freePort()}`;
    expect(await command(['--against', down], { BASE_URL: siteUrl })).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^http:\/\/localhost:\d+ does not respond \(ECONNREFUSED\)\.\n$/),
    });
  });
});
