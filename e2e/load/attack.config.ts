import { defineConfig } from '@playwright/test';
import load from './load.config';

/** What a stranger could send at length: prints tables. Loopback only, bounded in time and number. */
export default defineConfig({ ...load, testMatch: 'attack.ts', workers: 1, projects: [{ name: 'attack' }] });
