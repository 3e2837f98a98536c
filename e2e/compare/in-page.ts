// These functions run in the page.

import type { Link, Photo } from './reading';

export type Styles = {
  /** Properties and values. Many elements share one style. */
  styles: string[][][];
  elements: { name: string; key: string; parent: number; style: number }[];
};

/** Marks the blocks of the page. */
export function markBlocks([blockMark, fixedMark]: readonly [string, string]): {
  tag: string;
  name: string;
}[] {
  const isShown = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 0,
    );
  const nameOf = (element: Element) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return (
      element.getAttribute('aria-label') ??
      (label ?? element.querySelector('h1, h2, h3'))?.textContent?.trim() ??
      ''
    );
  };
  for (const mark of [blockMark, fixedMark])
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const dialogs = [...document.querySelectorAll('dialog[open], :popover-open')].filter(isShown);
  const parts = [...document.querySelectorAll('body > :not(main), main > *')].filter(isShown);
  const blocks = dialogs.length > 0 ? dialogs : parts;
  blocks.forEach((block, place) => {
    block.setAttribute(blockMark, String(place));
    for (const part of [block, ...block.querySelectorAll('*')])
      if (getComputedStyle(part).position === 'fixed' && isShown(part) && !part.closest(`[${fixedMark}]`))
        part.setAttribute(fixedMark, String(place));
  });
  return blocks.map((block) => ({ tag: block.localName, name: nameOf(block) }));
}

export function shownTexts(block: Element): string[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.replace(/\s+/g, ' ').trim();
    if (text && parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      texts.push(text);
  }
  return texts;
}

/** All links, those of closed content too. */
export function linksOf(block: Element): Link[] {
  return [...block.querySelectorAll<HTMLAnchorElement>('a[href], area[href]')].map((link) => ({
    name: (link.getAttribute('aria-label') ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    address: link.href,
  }));
}

export function photosOf(block: Element): Photo[] {
  const size = 16;
  return [...block.querySelectorAll('img')]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .map((image) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
      const context = canvas.getContext('2d');
      if (image.naturalWidth > 0) context?.drawImage(image, 0, 0, size, size);
      const { data = [] } = context?.getImageData(0, 0, size, size) ?? {};
      return { name: image.alt || new URL(image.currentSrc || image.src).pathname, pixels: [...data] };
    });
}

export function stylesOf(block: Element): Styles {
  // Of pseudo-elements the browser tells these as sizes in pixels, which follow from the contents.
  const derived =
    /^(width|height|inline-size|block-size|top|right|bottom|left|inset.*|margin-.*|.*-origin|grid-template-(rows|columns))$/;
  const known = new Map<string, number>();
  const styles: Styles['styles'] = [];
  const elements: Styles['elements'] = [];
  const add = (element: HTMLElement, parent: number, depth: number, pseudo?: string) => {
    const style = pseudo ? styleOfPseudo(element, pseudo) : styleOf(element);
    const text = JSON.stringify(style);
    const place = known.get(text) ?? styles.push(style) - 1;
    known.set(text, place);
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const ownText = own.map(({ textContent }) => textContent?.trim()).join(' ');
    elements.push({
      name: `${pseudo ? `${pseudo} of ` : ''}${nameOf(element)}`,
      key: `${depth} ${element.localName} ${pseudo ?? ''} ${ownText}`,
      parent,
      style: place,
    });
    return elements.length - 1;
  };
  // As declared, `auto` and percentages included.
  const styleOf = (element: Element) =>
    [...element.computedStyleMap()]
      .filter(([name]) => !name.startsWith('--'))
      .map(([name, values]) => [name, [...values].join(', ')]);
  const styleOfPseudo = (element: Element, pseudo: string) => {
    const computed = getComputedStyle(element, pseudo);
    return [...computed]
      .filter((name) => !name.startsWith('--') && !derived.test(name))
      .map((name) => [name, computed.getPropertyValue(name)]);
  };
  const nameOf = (element: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: what is not displayed does not count
    const text = element.getAttribute('aria-label') ?? element.innerText?.replace(/\s+/g, ' ').trim();
    if (!text) return element.localName;
    return `${element.localName} “${text.length > 50 ? `${text.slice(0, 50)}…` : text}”`;
  };
  const visit = (element: Element, parent: number, depth: number) => {
    if (!element.checkVisibility()) return;
    const place = add(element as HTMLElement, parent, depth);
    for (const pseudo of ['::before', '::after'])
      if (!/^(none|normal)$/.test(getComputedStyle(element, pseudo).content))
        add(element as HTMLElement, place, depth, pseudo);
    for (const child of element.children) visit(child, place, depth + 1);
  };
  visit(block, -1, 0);
  return { styles, elements };
}

/** The whole pixels that marked elements cover, in the page or, of what is fixed, in the window. */
export function areasOf([mark, fixedMark]: readonly [string, string]) {
  const isFixed = mark === fixedMark;
  const marked = [...document.querySelectorAll<HTMLElement>(`[${mark}]`)];
  return marked
    .filter((element) => isFixed || !element.hasAttribute(fixedMark))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = isFixed ? [x, y] : [x + window.scrollX, y + window.scrollY];
      // Between two pixels the same text would look different. A transform would move it after it is drawn.
      const { position, top: offset } = getComputedStyle(element);
      if (/static|relative/.test(position))
        Object.assign(element.style, {
          position: 'relative',
          top: `${(Number.parseFloat(offset) || 0) + Math.round(top) - top}px`,
        });
      return {
        block: Number(element.getAttribute(mark)),
        name: element.getAttribute('aria-label') ?? element.localName,
        left: Math.round(left),
        top: Math.round(top),
        right: Math.round(left) + Math.floor(width),
        bottom: Math.round(top) + Math.floor(height),
      };
    });
}

/** By a constructed style sheet, which the content security policy allows. */
export function addStyles(rules: string) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(rules);
  document.adoptedStyleSheets.push(styles);
}

/** Removes what {@link addStyles} has added last, and the places of {@link areasOf}. */
export function removeStyles(mark: string) {
  document.adoptedStyleSheets.pop();
  for (const element of document.querySelectorAll<HTMLElement>(`[${mark}]`)) {
    element.style.removeProperty('position');
    element.style.removeProperty('top');
  }
}

/** @param leftOut the links that are not compared, as a regular expression */
export function headOf(leftOut: string): Record<string, string> {
  const facts: Record<string, string> = {
    address: window.location.pathname + window.location.search + window.location.hash,
    title: document.title,
    language: document.documentElement.lang,
  };
  const add = (key: string, value: string) => {
    const values = facts[key]?.split('\n') ?? [];
    facts[key] = [...new Set([...values, value])].join('\n');
  };
  for (const meta of document.querySelectorAll('meta')) {
    const { name, httpEquiv, content } = meta;
    add(
      `meta ${name || meta.getAttribute('property') || httpEquiv || 'charset'}`,
      content || meta.getAttribute('charset') || '',
    );
  }
  for (const link of document.querySelectorAll('link')) {
    const about = [link.rel, link.hreflang, link.sizes.value, link.media].filter(Boolean).join(' ');
    if (!new RegExp(leftOut).test(link.href)) add(`link ${about}`, link.href);
  }
  const addData = (path: string, value: unknown) => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) addData(`${path}[${index}]`, item);
    else if (value && typeof value === 'object')
      for (const [key, part] of Object.entries(value)) addData(`${path}.${key}`, part);
    else add(path, String(value));
  };
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent ?? '');
    addData(`structured data ${data['@type']}`, data);
  }
  return facts;
}
