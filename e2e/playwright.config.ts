import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options';

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
    ...(process.env.BASE_URL
      ? ([
          ['html', { open: 'never', outputFolder: '../.e2e/html-report' }],
          ['./support/skips-reporter'],
        ] as const)
      : []),
  ],
  ...(process.env.BASE_URL && { grep: /@anywhere/ }),
  // A worker starts a browser and sites of its own. Two keep two cores busy; tests of the server mostly wait, so they have more beside them.
  projects: [
    {
      name: 'desktop',
      // The flows of a deployed site are the same in both windows; other tests have what is wide here.
      testIgnore: ['server/**', 'cluster/**', ...(process.env.BASE_URL ? [] : ['deployed.spec.ts'])],
      grep: process.env.BASE_URL ? /@wide.*@anywhere/ : /@wide/,
      workers: 1,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Tests of the server run once, without a browser.
    { name: 'server', testMatch: 'server/**', workers: 2, fullyParallel: false },
    {
      name: 'phone',
      workers: 2,
      testIgnore: ['server/**', 'cluster/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  use: {
    screenshot: 'only-on-failure',
    // Without pictures of the page, which take a sixth of the processor time of a run: `npm run e2e -- FILE --trace on` has them.
    trace: process.env.BASE_URL
      ? 'retain-on-failure'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    launchOptions,
  },
});
