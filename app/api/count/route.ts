import { count } from '@/lib/counts/routes';

export const POST = count;
