import { defineConfig } from '@playwright/test';
import base, { phone } from '../playwright.config';

/** The site behind the proxy, as one instance or several with Redis. One test at a time: some measure, and most start many processes. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.e2e/results-cluster',
  timeout: 180_000,
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../.e2e/report-cluster.json' }]],
  projects: [{ name: 'cluster', use: phone }],
});
