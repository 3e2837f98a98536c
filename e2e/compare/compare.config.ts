import { defineConfig } from '@playwright/test';
import base, { desktop, phone } from '../playwright.config';
import { options, threshold } from './may-differ';

const results = '../../.e2e/compare';

/** Takes snapshots of one deployment, or compares another deployment with them. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: `${results}/results`,
  snapshotPathTemplate: `${results}/snapshots/{projectName}/{testName}{/arg}{ext}`,
  // All tests: `base` selects only tagged ones for a deployed site.
  grep: /./,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold },
  },
  reporter: [['list'], ['html', { open: 'never', outputFolder: `${results}/report` }]],
  use: { ...base.use, ...options },
  projects: [
    { name: 'texts', testMatch: 'texts.ts' },
    { name: 'phone', testMatch: 'looks.ts', use: phone },
    { name: 'wide', testMatch: 'looks.ts', use: desktop },
  ],
});
