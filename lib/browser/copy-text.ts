import 'client-only';
/** Copies a text to the clipboard. Returns whether the browser allowed it: in-app browsers often do not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
