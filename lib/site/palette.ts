/**
 * Colours of `app/globals.css`, by the same names, for places that no style sheet reaches: manifest, browser bar, preview images, the error
 * document.
 */
export const palette = { char: '#17100c', ink: '#2a1d16', paper: '#fff9f0', tomato: '#b3261e' } as const;
