import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Several instances with Redis and nginx. One test at a time: some of them measure, and most start five processes. */
export default defineConfig<object, { behindNginx: boolean }>({
  ...base,
  testDir: '.',
  outputDir: '../../.e2e/results-cluster',
  timeout: 180_000,
  workers: 1,
  reporter: [['line'], ['json', { outputFile: '../../.e2e/report-cluster.json' }]],
  projects: [
    { name: 'cluster' },
    // What nginx must not change of one process.
    {
      name: 'behind nginx',
      testDir: '../server',
      grep: /@behind-nginx/,
      use: { behindNginx: true },
    },
  ],
});
