import { reportByCampaign } from '@/lib/counts/routes';

export const GET = reportByCampaign;
