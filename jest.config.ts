/** @jest-config-loader esbuild-register */
import { readFileSync } from 'node:fs';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// A visitor may be in a different time zone from the business. Havana is behind both Buenos Aires and UTC, and has no midnight on the day
// its clocks go forward.
process.env.TZ = 'America/Havana';
// Next loads a developer's `.env`, but does not overwrite variables that are already set.
for (const [, name = ''] of readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm))
  process.env[name] ??= '';

const shared: Config = {
  // Built sites contain a package.json with the same name.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const failOnConsole = '<rootDir>/lib/testing/fail-on-console.ts';

// Creating a document takes time, and jsdom's `URL` differs from the server's.
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
  // By default Jest leaves one core free. Here it has the machine to itself.
  maxWorkers: '100%',
  // Generous, so that no test fails because the machine is busy.
  testTimeout: 60_000,
  projects: await Promise.all(
    [withoutDocument, withDocument].map((project) => nextJest({ dir: './' })(project)()),
  ),
});
