/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// A visitor may be in another time zone than the business: this one is behind it and behind UTC, and one day a year has no midnight.
process.env.TZ = 'America/Havana';
// Next reads a developer's `.env`, but not for variables that are there.
for (const [, name = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm))
  process.env[name] ??= '';

const shared: Config = {
  // Built sites have a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const failOnConsole = '<rootDir>/lib/testing/fail-on-console.ts';

// A document takes time to make, and its `URL` is not the server's.
const withoutDocument: Config = {
  ...shared,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,lib,e2e}/**/*.test.ts'],
  setupFilesAfterEnv: [failOnConsole],
};

const withDocument: Config = {
  ...shared,
  displayName: 'jsdom',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.tsx'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', failOnConsole, '<rootDir>/lib/testing/top-layer.ts'],
};

export default async (): Promise<Config> => ({
  // Jest leaves one core to watchers; here it has the machine to itself.
  maxWorkers: '100%',
  // Generous, so that no test fails because the machine is busy.
  testTimeout: 60_000,
  projects: await Promise.all(
    [withoutDocument, withDocument].map((project) => nextJest({ dir: './' })(project)()),
  ),
});
