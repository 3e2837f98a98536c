import { parseSite } from '@/lib/site/read-business';

try {
  parseSite(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Only now: the server's modules read the configuration when they are loaded.
void import('./server');
