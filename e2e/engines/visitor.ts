/** What somebody looks for on a page. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'heading' | 'link' | 'textbox';

/** Keys that write nothing. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** Somebody in front of a browser, of whatever engine: all that the flows need of one. */
export type Visitor = {
  /** Loads a page. */
  open: (address: string) => Promise<void>;
  /** Comes to a page by a link that stands on another site. */
  arriveFrom: (site: string, address: string) => Promise<void>;
  reload: () => Promise<void>;
  goBack: () => Promise<void>;
  /** Whether there is an element of this role and exactly this name, visible and told to assistive technology. */
  sees: (role: Role, name: string) => Promise<boolean>;
  /** Brings the element into view, as soon as it is there, and presses in its middle. */
  press: (role: Role, name: string) => Promise<void>;
  /** Writes into whatever has the focus. */
  write: (text: string) => Promise<void>;
  hit: (key: Key) => Promise<void>;
  /** What a function finds out in the page. It takes everything from there. */
  evaluate: <T>(pageFunction: () => T) => Promise<T>;
  /** Texts of the WhatsApp chats that have been opened in new tabs. */
  whatsappTexts: () => Promise<string[]>;
  /** Errors that the page or its console told of, where the engine lets one see them. */
  complaints: () => Promise<string[]>;
  /** A picture of what is in view, as PNG. */
  screenshot: () => Promise<Buffer>;
  leave: () => Promise<void>;
};

/** The text of a WhatsApp link; undefined for any other address, and for none. */
export function whatsappText(address: string): string | undefined {
  if (!address.startsWith('https://api.whatsapp.com/')) return undefined;
  return new URL(address).searchParams.get('text') ?? '';
}
