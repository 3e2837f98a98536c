import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ChatWidget } from '@/components/chat/ChatWidget';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { TrafficSourceRecorder } from '@/components/layout/TrafficSourceRecorder';
import { EarlyTaps } from '@/components/startup/EarlyTaps';
import { LoadingFailed } from '@/components/startup/LoadingFailed';
import { LoadingOverlay } from '@/components/startup/LoadingOverlay';
import { ScriptRescue } from '@/components/startup/ScriptRescue';
import { Wordmark } from '@/components/ui/Wordmark';
import { pageUrl } from '@/lib/seo/metadata';
import { palette } from '@/lib/site/palette';
import './globals.css';
// If these came with the chat's code, the browser would check each element of the page against them before it shows the chat.
import '@/components/chat/ChatPanel.module.css';
import '@/components/chat/MessageForm.module.css';
// If these came with the first link from the events page to the home page, the browser would check each element in the same way before it
// shows the home page: 107 ms instead of 90 with 1,000 options and a CPU slowed 4 times (medians of 6).
import '@/components/home/Banner.module.css';
import '@/components/home/EventGallery.module.css';
// Next links these two style sheets on every page, which may turn out as a 404 or an error; imported here they need no request of their own.
import '@/components/errors/NotFound.module.css';
import '@/components/errors/UnhandledError.module.css';

const headings = localFont({
  // The one weight that is used; the variable font's file is twice as large.
  src: '../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  weight: '800',
  variable: '--font-heading',
  display: 'swap',
});

/** Titles, descriptions and addresses belong to each page: what the layout sets, a page without its own would inherit. */
export const metadata: Metadata = {
  // With the base path, which Next leaves out of the addresses of preview pictures (16.4.6).
  metadataBase: new URL(pageUrl('/')),
};

export const viewport: Viewport = { themeColor: palette.char };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // EarlyTaps and ScriptRescue may have set attributes by the time of hydration.
    <html lang="es-AR" className={headings.variable} data-loading="" suppressHydrationWarning>
      <head>
        <EarlyTaps />
        <ScriptRescue />
      </head>
      <body>
        <LoadingOverlay>
          <Wordmark />
        </LoadingOverlay>
        <LoadingFailed />
        <Header />
        <main id="contenido">{children}</main>
        <Footer />
        <ChatWidget />
        <TrafficSourceRecorder />
      </body>
    </html>
  );
}
