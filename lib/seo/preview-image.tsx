import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { palette } from '@/lib/site/palette';
import manifest from '@/public/images/prepared/manifest.json';

/** What link previews of all services show whole, in pixels. */
const previewSize = { width: 1200, height: 630 };

const PHOTO_HEIGHT = 520;

const MARGIN = 38;

const TEN_YEARS = 10 * 365 * 24 * 60 * 60;

// The comment keeps the whole project from being packed with the site: these files are read while it is built, never later.
const inProject = (path: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path));

/**
 * A line of a title, and its size in pixels: the largest at which it fits into the middle square, to which some services crop. Previews are
 * shown as small as 60 pixels.
 */
type TitleLine = { words: string; size: number };

type Photo = 'hero-preview' | 'servicio-2-preview';

/**
 * Metadata of a preview. Services keep the picture of an address, so the id is the photo's hash, and Next adds that of the module with the
 * title. A change of the drawing below changes neither.
 */
export function previewMetadata(photo: Photo, alt: string) {
  const [, id = ''] = /-(\w+)\.jpg$/.exec(manifest[photo].fallback) ?? [];
  return [{ id, alt, size: previewSize, contentType: 'image/jpeg' }];
}

export async function previewImage(photo: Photo, title: TitleLine[]): Promise<Response> {
  const jpeg = Buffer.from(await drawPreview(manifest[photo].fallback, title), 'base64');
  return new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } });
}

async function drawPreview(photo: string, title: TitleLine[]): Promise<string> {
  'use cache';
  cacheLife({ stale: TEN_YEARS, revalidate: TEN_YEARS, expire: 2 * TEN_YEARS });
  const { width, height } = previewSize;
  const photoArea = { position: 'absolute', top: 0, left: 0, width, height: PHOTO_HEIGHT } as const;
  const drawn = new ImageResponse(
    <div style={{ display: 'flex', width, height, color: palette.paper, backgroundColor: palette.char }}>
      <img
        alt=""
        src={`data:image/jpeg;base64,${inProject(`public${photo}`).toString('base64')}`}
        style={{ ...photoArea, objectFit: 'cover' }}
      />
      <div
        style={{
          ...photoArea,
          backgroundImage: `linear-gradient(${palette.char}00 45%, ${palette.char}73 60%, ${palette.char}d1 75%, ${palette.char} 98%)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          bottom: 36,
          left: (width - height) / 2 + MARGIN,
          display: 'flex',
          flexDirection: 'column',
          fontFamily: 'Headings',
          lineHeight: 1,
          whiteSpace: 'nowrap',
        }}
      >
        {title.map(({ words, size }) => (
          <div key={words} style={{ fontSize: size, letterSpacing: size * -0.02 }}>
            {words}
          </div>
        ))}
      </div>
    </div>,
    {
      ...previewSize,
      fonts: [
        {
          name: 'Headings',
          weight: 800,
          data: inProject(
            'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
          ),
        },
      ],
    },
  );
  const jpeg = await sharp(await drawn.arrayBuffer())
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return jpeg.toString('base64');
}
