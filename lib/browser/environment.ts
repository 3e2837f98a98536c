/** Where the code runs. Tests render the server's HTML in a document, and say so here. */
export const environment = { isServer: typeof window === 'undefined' };
