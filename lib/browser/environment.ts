/** Where the code runs. Tests render the server's HTML in a document, and say so here. */
export const environment = {
  isServer: typeof window === 'undefined',
  /** Whether a page has been mounted in this document: what is rendered from then on has no HTML of the server. */
  hasShownPage: false,
};
