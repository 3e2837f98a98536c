/** What happens when a process of the site starts: https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { judgeSite } = await import('./lib/site/judge-site');
  judgeSite();
  // Only now: what it imports reads the configuration.
  const { start } = await import('./instrumentation-node');
  await start();
}
