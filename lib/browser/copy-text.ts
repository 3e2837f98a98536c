import 'client-only';
/** Puts a text on the clipboard. Returns whether the browser has let it: in-app browsers often do not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
