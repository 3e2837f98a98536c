import 'client-only';

/** Opens the system's share sheet. Returns whether it could be opened; that somebody closes it is no failure. */
export async function share(data: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
