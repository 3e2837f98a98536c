import sharp from 'sharp';
import { type Group, headline, type Place, placesText } from './group';
import { mayDiffer } from './may-differ';

/** The report as one HTML page, which needs no other file. @param all the states that were compared */
export async function reportPage([a, b]: [string, string], groups: Group[], all: Place[]): Promise<string> {
  const sections = await Promise.all(groups.map((group, index) => groupSection(group, index + 1, all)));
  const title = groups.length === 0 ? 'Nothing differs' : `Differences: ${groups.length}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
<p><b>A</b> ${link(a)} · <b>B</b> ${link(b)} · ${all.length} states compared</p>
${groups.length > 0 ? `<ol>${groups.map((group, index) => `<li><a href="#d${index + 1}">${escaped(headline(group))}</a>`).join('\n')}</ol>` : ''}
${sections.join('\n')}
<h2>What was compared</h2>
<p>${escaped(placesText(all))}</p>
<h2>What may differ, and was not compared</h2>
<dl>${mayDiffer.map(({ what, reason }) => `<dt>${escaped(what)}<dd>${escaped(reason)}`).join('\n')}</dl>
</html>
`;
}

const styles = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1.1rem; margin: 2.5rem 0 0; padding-top: 1rem; border-top: 1px solid #ccc; }
a { color: #0b57d0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: .5rem 0; font-size: .9rem; }
th, td { border: 1px solid #ddd; padding: .35rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: #f4f4f4; }
td { white-space: pre-line; }
.what { width: 24%; font-weight: 400; color: #555; }
mark.a { background: #ffd9d6; } mark.b { background: #d2f2d5; }
.none { color: #777; font-style: italic; }
.where { color: #555; margin: .25rem 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin: .5rem 0; align-items: start; max-height: 34rem; overflow: auto; }
figure { margin: 0; } figcaption { font-size: .85rem; color: #555; }
.picture { position: relative; display: inline-block; max-width: 100%; border: 1px solid #ccc; }
.picture img { display: block; max-width: 100%; }
.picture i { position: absolute; outline: 2px solid #d00; outline-offset: 2px; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
`;

async function groupSection(group: Group, number: number, all: Place[]): Promise<string> {
  const pictures = await Promise.all(group.pictures.map(pictureFigures));
  return `<h2 id="d${number}">${number}. ${escaped(headline(group))}</h2>
<p class="where">Seen in ${group.at.length === all.length ? 'all states' : escaped(placesText(group.at))}</p>
${seenTables(group)}
${pictures.join('\n')}`;
}

/** Of a difference that is seen in more places the others are folded. */
const ROWS_AT_FIRST = 5;

function seenTables(group: Group): string {
  const rows = group.seen.map((seen) => seenRow(seen, group.kinds.length > 1));
  const table = (shown: string[]) => `<table><thead><tr><th class="what"><th>A<th>B</thead>
${shown.join('\n')}
</table>`;
  const others = rows.slice(ROWS_AT_FIRST);
  if (others.length === 0) return table(rows);
  return `${table(rows.slice(0, ROWS_AT_FIRST))}
<details><summary>${others.length} more</summary>${table(others)}</details>`;
}

function seenRow({ kind, where, what, from, to }: Group['seen'][number], withKind: boolean): string {
  const [a, b] = marked(from, to);
  const name = withKind ? `${kind}: ${what}` : what;
  return `<tr><th class="what">${escaped(name)}${where && `<br>in ${escaped(where)}`}<td>${a}<td>${b}`;
}

/** Both texts, with the part that differs marked. */
function marked(from: string | undefined, to: string | undefined): [string, string] {
  const none = '<span class="none">missing</span>';
  if (from === undefined || to === undefined)
    return [from === undefined ? none : escaped(from), to === undefined ? none : escaped(to)];
  let start = 0;
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const mark = (text: string, side: string) =>
    `${escaped(text.slice(0, start))}<mark class="${side}">${escaped(text.slice(start, text.length - end))}</mark>${escaped(text.slice(text.length - end))}`;
  return from === to ? [escaped(from), escaped(to)] : [mark(from, 'a'), mark(to, 'b')];
}

type Box = { left: number; top: number; right: number; bottom: number };

async function pictureFigures({
  from,
  to,
  marked: differing,
  where,
  at,
}: Group['pictures'][number]): Promise<string> {
  const boxes = differing ? await redBands(differing) : [];
  const caption = `${escaped(where)} · ${escaped(placesText([at]))}`;
  const figures = [from, to].map(
    async (png, index) =>
      `<figure><figcaption><b>${'AB'[index]}</b> ${caption}</figcaption>${await picture(png, boxes)}</figure>`,
  );
  return `<div class="pair">${(await Promise.all(figures)).join('')}</div>`;
}

/** How much of a picture is shown around what differs, in pixels. */
const MARGIN = 60;

/** The part of a picture that differs, with a frame around each band of differing pixels. */
async function picture(png: Buffer, boxes: Box[]): Promise<string> {
  const image = sharp(png);
  const { width, height } = await image.metadata();
  const top = Math.min(height - 1, Math.max(0, Math.min(...boxes.map((box) => box.top), height) - MARGIN));
  const bottom =
    boxes.length > 0 ? Math.min(height, Math.max(...boxes.map((box) => box.bottom)) + MARGIN) : height;
  const start = boxes.length > 0 && bottom > top ? top : 0;
  const shown = {
    left: 0,
    top: start,
    width,
    height: Math.max(1, (bottom > start ? bottom : height) - start),
  };
  const data = await image.extract(shown).webp({ quality: 85 }).toBuffer();
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const frames = boxes.map(
    (box) =>
      `<i style="left:${percent(box.left, width)};top:${percent(box.top - start, shown.height)};width:${percent(box.right - box.left, width)};height:${percent(box.bottom - box.top, shown.height)}"></i>`,
  );
  return `<span class="picture"><img alt="" src="data:image/webp;base64,${data.toString('base64')}">${frames.join('')}</span>`;
}

/** How many rows without a red pixel part two bands. */
const GAP = 24;

/** The boxes around the red pixels of a picture, from top to bottom. */
async function redBands(png: Buffer): Promise<Box[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const bands: Box[] = [];
  for (let y = 0; y < info.height; y += 1) {
    const row = redsOfRow(data.subarray(y * info.width * 3, (y + 1) * info.width * 3));
    if (!row) continue;
    const last = bands.at(-1);
    if (last && y - last.bottom < GAP)
      Object.assign(last, {
        left: Math.min(last.left, row.left),
        right: Math.max(last.right, row.right),
        bottom: y + 1,
      });
    else bands.push({ ...row, top: y, bottom: y + 1 });
  }
  return bands;
}

/** From the first to the last red pixel of a row. */
function redsOfRow(pixels: Buffer): { left: number; right: number } | undefined {
  let found: { left: number; right: number } | undefined;
  for (let x = 0; x * 3 < pixels.length; x += 1) {
    const isRed = pixels[x * 3] === 255 && pixels[x * 3 + 1] === 0 && pixels[x * 3 + 2] === 0;
    if (isRed) found = { left: found?.left ?? x, right: x + 1 };
  }
  return found;
}

function link(address: string): string {
  return `<a href="${escaped(address)}">${escaped(address)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
