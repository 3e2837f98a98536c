import { defineConfig } from '@playwright/test';
import { desktop, phone } from '../playwright.config';

export default defineConfig({
  testDir: '.',
  testMatch: 'engines.ts',
  outputDir: '../../.e2e/results-engines',
  timeout: 180_000,
  expect: { timeout: 40_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.e2e/report-engines.json' }]],
  projects: (['firefox', 'webkit'] as const).flatMap((browserName) =>
    Object.entries({ phone, desktop }).map(([name, { viewport }]) => ({
      name: `${browserName} ${name}`,
      use: { browserName, viewport },
    })),
  ),
});
