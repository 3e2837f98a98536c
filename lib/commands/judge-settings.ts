/**
 * Ends `npm start` if the settings cannot be used, or a table file is missing. A server refuses both too, but only after Next has said that it
 * is ready.
 */
import { exitFor, judgeSite } from '@/lib/site/judge-site';

judgeSite();
// Loaded after the check, because it parses the settings as it loads.
const { tableProblems }: typeof import('@/lib/content/content') = require('@/lib/content/content');
// A connection to Redis would keep the process running.
void tableProblems()
  .then(exitFor)
  .then(() => process.exit());
