import type { LaunchOptions } from '@playwright/test';

/** How Chromium is started, for tests and measurements. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  // Chromium refuses to run as root with a sandbox; Playwright would go without one for everybody.
  chromiumSandbox: process.getuid?.() !== 0,
  // Without them the browser's own requests stand in the log.
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
