/** Next calls this once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('./lib/serving/check-config');
  if (process.env.NODE_ENV !== 'production') return;
  const { secureEveryAnswer } = await import('./lib/serving/secure-answers');
  secureEveryAnswer();
  const { joinPeers } = await import('./lib/serving/peers');
  await joinPeers();
}
