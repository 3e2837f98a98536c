import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Load and hostile requests on the loopback interface. Each test prints a table. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['load.ts', 'attack.ts'],
  outputDir: '../../.e2e/results',
  reporter: 'list',
  timeout: 120_000,
  projects: [{ name: 'load' }],
});
