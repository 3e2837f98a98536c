import { defineConfig } from '@playwright/test';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

export default defineConfig({
  testDir: '.',
  testMatch: 'engines.ts',
  outputDir: '../../.e2e/results-engines',
  timeout: 180_000,
  expect: { timeout: 40_000, toPass: { timeout: 40_000 } },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../.e2e/report-engines.json' }]],
  projects: (['firefox', 'webkit'] as const).flatMap((browserName) =>
    Object.entries(sizes).map(([name, viewport]) => ({
      name: `${browserName} ${name}`,
      use: { browserName, viewport },
    })),
  ),
});
