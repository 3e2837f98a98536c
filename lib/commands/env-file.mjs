/**
 * Loads `.env` and its like into the environment as `next start` does, also for `next dev`; variables that the shell has set take precedence.
 * Next itself does so too late for the settings that a command needs, for `PORT`, and for the fingerprint of a build.
 */
import nextEnv from '@next/env';
import { projectRoot } from './run.mjs';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
nextEnv.loadEnvConfig(projectRoot);
