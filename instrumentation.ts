/** Next calls this when a server process starts: https://nextjs.org/docs/app/api-reference/file-conventions/instrumentation */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { judgeSite } = await import('./lib/site/judge-site');
  judgeSite();
  // Imported after the check, because its imports parse the configuration as they load.
  const { start } = await import('./instrumentation-node');
  await start();
}
