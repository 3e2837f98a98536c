import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options';

const { BASE_URL, STATES } = process.env;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 800 } };
// The flows of a deployed site repeat what other tests show of this build. `npm run e2e:cluster` runs them.
const notInBrowser = ['server/**', 'cluster/**', 'states.spec.ts', ...(BASE_URL ? [] : ['deployed.spec.ts'])];
/** The projects that take pictures: of the states alone, at these widths. */
const ofStates = [360, 768, 1280].map((width) => ({
  name: String(width),
  testMatch: 'states.spec.ts',
  use: { viewport: { width, height: width < 700 ? 780 : 900 } },
}));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.e2e/results',
  // Generous, so that no test fails because the machine is busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['line'],
    ['json', { outputFile: '../.e2e/report.json' }],
    ...(BASE_URL || STATES
      ? ([['html', { open: 'never', outputFolder: '../.e2e/html-report' }]] as const)
      : []),
  ],
  ...(BASE_URL && !STATES && { grep: /@anywhere/ }),
  snapshotPathTemplate: '../.e2e/states/{projectName}/{arg}{ext}',
  // Each worker starts its own browser and sites. Two keep two cores busy. Server tests mostly wait, so one worker runs them in addition.
  projects: STATES
    ? ofStates
    : [
        // Tests of this repository's build set the width of a desktop themselves where it matters.
        ...(BASE_URL ? [{ name: 'desktop', testIgnore: notInBrowser, grep: /@wide/, use: desktop }] : []),
        // Server tests run once, without a browser.
        { name: 'server', testMatch: 'server/**', workers: 1, fullyParallel: false },
        { name: 'phone', workers: 2, testIgnore: notInBrowser, use: phone },
      ],
  use: {
    screenshot: 'only-on-failure',
    // A trace takes a tenth of a test's time. `npm run e2e -- FILE --trace on` adds it.
    trace: BASE_URL ? 'retain-on-failure' : 'off',
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    launchOptions: {
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        // Otherwise Chromium starts a spare process beside each page, which costs a tenth of a test's time.
        '--renderer-process-limit=1',
        // Otherwise it opens again a page that it could not reach, and a message is seen twice.
        '--disable-auto-reload',
        // No test sends a message.
        '--host-resolver-rules=MAP api.whatsapp.com ~NOTFOUND',
      ],
    },
  },
});
