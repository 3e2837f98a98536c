import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import {
  addStyles,
  areasOf,
  headOf,
  linksOf,
  markBlocks,
  photosOf,
  removeStyles,
  type Styles,
  shownTexts,
  stylesOf,
} from './in-page';
import { comparableText, filesOfBuild, isCompared } from './may-differ';
import type { Block, Picture, Reading, StyledElement } from './reading';

/** Marks a block, with its place, and what is fixed in the window, with the place of its block. */
const BLOCK = 'data-compared-block';
const FIXED = 'data-compared-fixed';

/** Reads what a state of a page shows. @param origins the addresses of the deployment */
export async function readState(page: Page, responses: Response[], origins: string[]): Promise<Reading> {
  const blocks: Block[] = [];
  for (const [place, { tag, name }] of (await page.evaluate(markBlocks, [BLOCK, FIXED] as const)).entries()) {
    const block = page.locator(`[${BLOCK}="${place}"]`);
    blocks.push({
      tag,
      name,
      tree: await block.ariaSnapshot(),
      texts: await block.evaluate(shownTexts),
      links: await block.evaluate(linksOf),
      photos: await block.evaluate(photosOf),
      elements: styledElements(await block.evaluate(stylesOf)),
      pictures: [],
    });
  }
  const pictures = await takePictures(page);
  return {
    ...comparable(
      { head: await page.evaluate(headOf, filesOfBuild.source), headers: await headersOf(responses), blocks },
      origins,
    ),
    errors: [],
    blocks: blocks.map((block, place) => ({
      ...comparable(block, origins),
      pictures: pictures.filter((picture) => picture.block === place),
    })),
  };
}

/** A value with all of its texts changed to what is compared. */
function comparable<T>(value: T, origins: string[]): T {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === 'string' ? comparableText(part, origins) : part,
  );
}

async function headersOf(responses: Response[]): Promise<Record<string, string>> {
  const values = new Map<string, Set<string>>();
  for (const response of responses) {
    const type = response.request().resourceType();
    if (!/^(document|stylesheet|script|font)$/.test(type)) continue;
    const headers = { status: String(response.status()), ...(await response.allHeaders()) };
    for (const [name, value] of Object.entries(headers)) {
      if (!isCompared(name)) continue;
      const key = `${type === 'document' ? 'page' : type}: ${name}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  return Object.fromEntries([...values].map(([key, all]) => [key, [...all].sort().join('\n')]));
}

type Shot = Picture & { block: number };

/** The look of each block without what is fixed above it, and of what is fixed without what is below it. */
async function takePictures(page: Page): Promise<Shot[]> {
  const hide = (selector: string) => `${selector} { visibility: hidden !important; }`;
  const ofBlocks = await shoot(page, BLOCK, hide(`[${FIXED}], [${FIXED}] *`));
  const others = hide(`:not([${FIXED}], [${FIXED}] *)`);
  const ofFixed = await shoot(page, FIXED, `${others} [${FIXED}] { visibility: visible !important; }`);
  return [...ofBlocks, ...ofFixed];
}

async function shoot(page: Page, attribute: string, styles: string): Promise<Shot[]> {
  const areas = await page.evaluate(areasOf, [attribute, FIXED] as const);
  if (areas.length === 0) return [];
  await page.evaluate(addStyles, styles);
  const whole = await page.screenshot({ fullPage: attribute !== FIXED, animations: 'disabled' });
  await page.evaluate(removeStyles, attribute);
  const { width, height } = await sharp(whole).metadata();
  const shots = areas.map(async ({ block, name, ...area }) => {
    const [left, top] = [Math.max(0, area.left), Math.max(0, area.top)];
    const size = {
      width: Math.min(width, area.right) - left,
      height: Math.min(height, area.bottom) - top,
    };
    if (size.width < 1 || size.height < 1) return [];
    return {
      block,
      name,
      png: await sharp(whole)
        .extract({ left, top, ...size })
        .png()
        .toBuffer(),
    };
  });
  return (await Promise.all(shots)).flat();
}

function styledElements({ styles, elements }: Styles): StyledElement[] {
  const records = styles.map((style) => Object.fromEntries(style) as Record<string, string>);
  return elements.map((element) => ({ ...element, style: records[element.style] ?? {} }));
}
