import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Hostile requests on the loopback interface. The test prints a table. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'attack.ts',
  outputDir: '../../.e2e/results',
  reporter: 'list',
  timeout: 120_000,
  projects: [{ name: 'load' }],
});
