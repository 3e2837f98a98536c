import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerSection } from '@/components/answer/AnswerSection';
import { ContentRefresh } from '@/components/layout/ContentRefresh';
import { getMenus } from '@/lib/content/content';
import { build } from '@/lib/site/build';
import { business } from '@/lib/site/business';

/** Only for the owner: no page links to it, and search engines do not list it. */
export const metadata: Metadata = {
  // When the page calls `notFound`, Next takes the title from here (16.4.6).
  title: business.quote ? 'Presupuesto' : 'Error 404',
  robots: { index: false, follow: false },
};

export default async function AnswerPage() {
  if (!business.quote) notFound();
  const { menus } = await getMenus();
  return (
    <>
      <ContentRefresh build={build} />
      <AnswerSection menus={menus} quote={business.quote} />
    </>
  );
}
