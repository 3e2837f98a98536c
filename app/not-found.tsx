import type { Metadata } from 'next';
import { NotFound } from '@/components/errors/NotFound';
import { getFacts } from '@/lib/content/content';

export const metadata: Metadata = { title: 'Error 404' };

export default async function NotFoundPage() {
  const { photos } = await getFacts();
  return <NotFound photos={photos} />;
}
