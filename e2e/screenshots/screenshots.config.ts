import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Takes screenshots of every page and state at four widths, in `.e2e/screenshots`, for review by people. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.e2e/results',
  testMatch: 'screenshots.ts',
  reporter: 'line',
  projects: [360, 768, 1280, 1920].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 700 ? 780 : 900 } },
  })),
});
