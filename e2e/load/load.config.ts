import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** A minute of load on the loopback interface while the admin API fails in every way. Prints a table. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.e2e/results',
  testMatch: 'load.ts',
  reporter: 'list',
  timeout: 120_000,
  projects: [{ name: 'load' }],
});
