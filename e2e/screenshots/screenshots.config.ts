import { defineConfig } from '@playwright/test';
import base from '../playwright.config';

/** Takes screenshots for people to look at: the pages in many states, at four widths, in `.e2e/screenshots`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'screenshots.ts',
  reporter: 'list',
  timeout: 120_000,
  projects: [360, 768, 1280, 1920].map((width) => ({
    name: String(width),
    use: { viewport: { width, height: width < 700 ? 780 : 900 } },
  })),
});
