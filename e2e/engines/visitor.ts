/** The roles of elements that the flows use. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'textbox';

/** The keys that the flows press besides typing text. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** What the flows need of a browser, whatever its engine. */
export type Visitor = {
  /** Loads a page. */
  open: (address: string) => Promise<void>;
  /** Opens a page by a link on another site. */
  arriveFrom: (site: string, address: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  /** Whether there is a visible element with this role and exactly this accessible name. */
  sees: (role: Role, name: string) => Promise<boolean>;
  /** Waits for the element, scrolls it into view and clicks its centre. */
  press: (role: Role, name: string) => Promise<void>;
  /** Types text into the focused element. */
  write: (text: string) => Promise<void>;
  /** Presses a key. */
  hit: (key: Key) => Promise<void>;
  /** Runs a function in the page and returns its result. It must not use variables from outside. */
  evaluate: <T>(pageFunction: () => T) => Promise<T>;
  /** The texts of the WhatsApp links that have been opened in new tabs. */
  whatsappTexts: () => Promise<string[]>;
  /** The errors of the page and its console, where the engine gives access to them. */
  errors: () => Promise<string[]>;
  /** A screenshot of the viewport, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Closes the browser. */
  leave: () => Promise<void>;
};

/** The text of a WhatsApp link; undefined for any other address. */
export function whatsappText(address: string): string | undefined {
  if (!address.startsWith('https://api.whatsapp.com/')) return undefined;
  return new URL(address).searchParams.get('text') ?? '';
}
