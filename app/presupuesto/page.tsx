import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { AnswerSection } from '@/components/answer/AnswerSection';
import { OwnTables } from '@/components/answer/OwnTables';
import { NotFound } from '@/components/errors/NotFound';
import { getFacts, getMenus, getOwnTables } from '@/lib/content/content';

/** Only for the owner, but without a password: no page links to it, and search engines do not list it. */
export async function generateMetadata(): Promise<Metadata> {
  const { answerPage } = await getFacts();
  // When the page calls `notFound`, Next takes the title from here (16.4.6).
  return { title: answerPage ? 'Presupuesto' : 'Error 404', robots: { index: false, follow: false } };
}

export default async function AnswerPage() {
  const [facts, { menus, pricesOn }, ownTables] = await Promise.all([getFacts(), getMenus(), getOwnTables()]);
  if (!facts.answerPage)
    return (
      <Suspense fallback={<NotFound photos={facts.photos} />}>
        <Missing />
      </Suspense>
    );
  return (
    <AnswerSection menus={menus} pricesOn={pricesOn} facts={facts} tables={<OwnTables {...ownTables} />} />
  );
}

/** Below `Suspense`, whose fallback is in the HTML. Without it, the browser would render the page, once all scripts have come (Next 16.4.6). */
async function Missing(): Promise<never> {
  notFound();
}
