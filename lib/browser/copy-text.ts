/**
 * Puts a text on the clipboard.
 * @returns whether the browser has let it: in-app browsers often deny the clipboard or do not have it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
