import { defineConfig } from '@playwright/test';
import { desktop, phone } from '../playwright.config';

export default defineConfig<{ engine: string }>({
  testDir: '.',
  testMatch: 'engines.ts',
  outputDir: '../../.e2e/results-engines',
  timeout: 180_000,
  expect: { timeout: 40_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.e2e/report-engines.json' }]],
  projects: ['firefox', 'webkit'].flatMap((engine) =>
    Object.entries({ phone, desktop }).map(([name, { viewport }]) => ({
      name: `${engine} ${name}`,
      use: { engine, viewport },
    })),
  ),
});
