import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ChatWidget } from '@/components/chat/ChatWidget';
import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { LoadingOverlay } from '@/components/layout/LoadingOverlay';
import { TrafficSourceRecorder } from '@/components/layout/TrafficSourceRecorder';
import { Wordmark } from '@/components/ui/Wordmark';
import { config, isIndexable } from '@/lib/config';
import './globals.css';

const headings = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-heading',
  display: 'swap',
});

export const metadata: Metadata = {
  metadataBase: new URL(config.SITE_URL),
  title: {
    default: `${config.BUSINESS_NAME}: cátering para tu evento`,
    template: `%s | ${config.BUSINESS_NAME}`,
  },
  description: 'Cátering de pizza a la parrilla, asado y mesa dulce, con cocineros y mozos incluidos.',
  ...(!isIndexable(config) && { robots: { index: false, follow: false } }),
};

export const viewport: Viewport = { themeColor: '#17100c' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-AR" className={headings.variable}>
      <body>
        <LoadingOverlay>
          <Wordmark />
        </LoadingOverlay>
        <Header />
        <main id="contenido">{children}</main>
        <Footer />
        <ChatWidget />
        <TrafficSourceRecorder />
      </body>
    </html>
  );
}
