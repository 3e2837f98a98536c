import type { LaunchOptions } from '@playwright/test';

/** The launch options of Chromium for tests and measurements. */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  // Chromium refuses to run as root with a sandbox. For other users Playwright's default, no sandbox, is not needed.
  chromiumSandbox: process.getuid?.() !== 0,
  // Switches off the requests that the browser sends in the background.
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};
