import type { Metadata } from 'next';
import { NotFound } from '@/components/errors/NotFound';

export const metadata: Metadata = { title: 'Error 404' };

export default NotFound;
