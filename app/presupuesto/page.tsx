import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerSection } from '@/components/answer/AnswerSection';
import { getMenus } from '@/lib/content/content';
import { business } from '@/lib/site/business';

/** For the owner alone: no page links it, and no search engine lists it. */
export function generateMetadata(): Metadata {
  // A page that is not there has its title from here (Next 16.4.6).
  const title = business.quote ? 'Presupuesto' : 'Error 404';
  return { title, robots: { index: false, follow: false } };
}

export default async function AnswerPage() {
  if (!business.quote) notFound();
  return <AnswerSection menus={await getMenus()} quote={business.quote} />;
}
