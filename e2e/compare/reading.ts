/** What is read of one state of a deployment, in one window. */
export type Reading = {
  /** By name: `title`, `meta og:title`, `link canonical`, `FoodEstablishment.telephone`. */
  head: Record<string, string>;
  /** Of the page and its files, by what was requested and the header's name: `page: vary`. */
  headers: Record<string, string>;
  /** Errors in the console, and requests to third parties, none of which was let through. */
  errors: string[];
  /** The parts of the page from top to bottom; while a dialog is open, the dialog alone. */
  blocks: Block[];
};

/** A section of the page, its header or footer, or a dialog. */
export type Block = {
  /** Its element: `section`. */
  tag: string;
  /** Its accessible name, or its first heading. */
  name: string;
  /** Playwright's accessibility tree, as YAML. */
  tree: string;
  /** The texts that are shown, from top to bottom. */
  texts: string[];
  links: Link[];
  photos: Photo[];
  elements: StyledElement[];
  pictures: Picture[];
};

export type Link = {
  name: string;
  address: string;
};

export type Photo = {
  /** Its alternative text or, without one, its address. */
  name: string;
  /** Reds, greens, blues of a small version, 0 to 255. */
  pixels: number[];
};

/** An element that is shown, or a pseudo-element of it. */
export type StyledElement = {
  /** For people: `a "Armá tu menú"`. */
  name: string;
  /** By which it is found in the other deployment: its depth, tag and own text. */
  key: string;
  /** The place of its parent in the list, or -1. */
  parent: number;
  /** Its computed style, without what follows from sizes and contents. */
  style: Record<string, string>;
};

/** The look of a block, or of what is fixed in the window. PNG. */
export type Picture = {
  name: string;
  png: Buffer;
};
