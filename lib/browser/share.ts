import 'client-only';

/** Opens the system's share sheet. Returns whether it opened; a visitor who closes it without sharing is not a failure. */
export async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
