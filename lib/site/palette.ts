/** Colours of `app/globals.css`, by the same names, for what no style sheet reaches: manifest, browser bar, preview images. */
export const palette = { char: '#17100c', paper: '#fff9f0' } as const;
