import { report } from '@/lib/counts/routes';

export const GET = report;
