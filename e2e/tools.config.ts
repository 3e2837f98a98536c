import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const widths = [360, 768, 1280, 1920];

/** What people look at: `attack` prints a table, `screenshots` saves every page and state at four widths in `.e2e/screenshots`. */
export default defineConfig({
  ...base,
  testDir: '.',
  reporter: 'list',
  timeout: 120_000,
  projects: [
    // One at a time, for they measure.
    { name: 'attack', testMatch: 'load/*.ts', workers: 1 },
    ...widths.map((width) => ({
      name: String(width),
      testMatch: 'screenshots/screenshots.ts',
      use: { viewport: { width, height: width < 700 ? 780 : 900 } },
    })),
  ],
});
