import { defineConfig } from '@playwright/test';
import load from './load.config';

/** Hostile requests on the loopback interface, each kind for some seconds. Prints tables. */
export default defineConfig({ ...load, testMatch: 'attack.ts', workers: 1, projects: [{ name: 'attack' }] });
