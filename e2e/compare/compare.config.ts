import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { contextOptions } from './may-differ';

const results = '../../.e2e/compare';

/** Takes the snapshots of one deployment, or compares those with another one. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: `${results}/results`,
  snapshotPathTemplate: `${results}/snapshots/{projectName}/{testName}{/arg}{ext}`,
  // All of them, where the flows on a deployed site are only those that are tagged.
  grep: /./,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    // Both are rendered by the same browser on the same machine, so that every pixel counts.
    toHaveScreenshot: { threshold: 0 },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: `${results}/report` }]],
  use: { ...base.use, contextOptions },
  projects: [
    { name: 'texts', testMatch: 'texts.ts' },
    {
      name: 'phone',
      testMatch: 'looks.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'wide', testMatch: 'looks.ts', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
