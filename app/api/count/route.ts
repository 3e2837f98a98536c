import { countEvent } from '@/lib/counts/routes';

export const POST = countEvent;
