import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { business } from '@/lib/site/business';
import { palette } from '@/lib/site/palette';

/** What link previews of all services show whole, in pixels. */
export const previewSize = { width: 1200, height: 630 };

const TEN_YEARS = 10 * 365 * 24 * 60 * 60;

// The comment keeps the whole project from being packed with the site: these files are read while it is built, never later.
const inProject = (path: string) => readFileSync(join(/* turbopackIgnore: true */ process.cwd(), path));

/**
 * The picture of a page's link preview: photo, title, name of the business. Made when the site is built.
 * @param photo name of a file of `public/images/` without its extension; it fills the picture, and its left part is darkened for the words
 * @param title at most about 40 characters
 */
export async function previewImage(photo: string, title: string): Promise<Response> {
  const jpeg = Buffer.from(await drawPreview(photo, title), 'base64');
  return new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } });
}

/** @returns base64 of a JPEG, for WhatsApp drops previews of more than some 300 kB */
async function drawPreview(photo: string, title: string): Promise<string> {
  // What is cached for good can be rendered with the build.
  'use cache';
  cacheLife({ stale: TEN_YEARS, revalidate: TEN_YEARS, expire: 2 * TEN_YEARS });
  const background = await sharp(inProject(`public/images/${photo}.jpg`))
    .resize({ ...previewSize, fit: 'cover' })
    .jpeg()
    .toBuffer();
  const drawn = new ImageResponse(
    <div
      style={{ display: 'flex', width: '100%', height: '100%', color: palette.paper, fontFamily: 'Headings' }}
    >
      <img
        alt=""
        src={`data:image/jpeg;base64,${background.toString('base64')}`}
        {...previewSize}
        style={fill}
      />
      <div
        style={{
          ...fill,
          display: 'flex',
          backgroundImage: `linear-gradient(90deg, ${palette.char}ee 15%, ${palette.char}00)`,
        }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: 72,
        }}
      >
        <div style={{ display: 'flex', fontSize: 40 }}>{business.name}</div>
        <div style={{ display: 'flex', maxWidth: 680, fontSize: 96, lineHeight: 1.02, letterSpacing: -2 }}>
          {title}
        </div>
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

const fill = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const;
