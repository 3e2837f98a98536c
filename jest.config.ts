/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/lib/testing/fail-on-console.ts'],
  testMatch: ['<rootDir>/{app,components,lib}/**/*.test.{ts,tsx}'],
  // Built sites have a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.e2e/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
