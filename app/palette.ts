/** Colours of `app/globals.css`, by the same names, for the manifest and the browser's bar, which no style sheet reaches. */
export const palette = { char: '#17100c', paper: '#fff9f0' } as const;
