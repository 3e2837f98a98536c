import { reportCounts } from '@/lib/counts/routes';

export const GET = reportCounts;
