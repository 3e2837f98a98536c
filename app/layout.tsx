import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ChatWidget } from '@/components/chat/ChatWidget';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LoadingOverlay } from '@/components/startup/LoadingOverlay';
import { VisitRecorder } from '@/components/startup/VisitRecorder';
import { Wordmark } from '@/components/ui/Wordmark';
import { getFacts } from '@/lib/content/content';
import { pageUrl } from '@/lib/seo/metadata';
import { assetPath } from '@/lib/site/asset-path';
import { config } from '@/lib/site/config';
import { ANSWER_PATH } from '@/lib/site/pages';
import './globals.css';
// Any page may become a 404 or an error page, so Next links this style sheet on every page. Imported here, it needs no extra request.
import '@/components/errors/errors.module.css';

// Another font also changes package.json, knip.json and LICENSE; another weight, the `800` of style sheets.
const headings = localFont({
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  weight: '800',
  variable: '--font-heading',
  display: 'swap',
});

/** Next refuses a page that would be rendered for each visit, in development and in a build. */
export const ensureStatic = 'navigation';

/** Titles, descriptions and addresses belong in each page: a page without its own would inherit the layout's. */
export const metadata: Metadata = { metadataBase: new URL(pageUrl('/')) };

export const viewport: Viewport = {
  // `--char` of globals.css, which does not reach the browser's bar.
  themeColor: '#17100c',
  // `only`: otherwise Chrome's automatic dark theme inverts a part of the colours.
  colorScheme: 'only light',
  // A phone's keyboard makes the window lower, and a sheet at its bottom with it (Chrome 108, Firefox 132).
  interactiveWidget: 'resizes-content',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const facts = await getFacts();
  const counts = {
    url: assetPath('/api/count'),
    ownPage: facts.answerPage ? assetPath(ANSWER_PATH) : '',
  };
  return (
    <html lang="es-AR" className={headings.variable} data-loading="">
      <body>
        <LoadingOverlay>
          <Wordmark name={facts.name} />
        </LoadingOverlay>
        <Header facts={facts} />
        <main id="contenido">{children}</main>
        <Footer facts={facts} />
        <ChatWidget facts={facts} />
        <VisitRecorder counts={config.COUNTS ? counts : undefined} />
      </body>
    </html>
  );
}
