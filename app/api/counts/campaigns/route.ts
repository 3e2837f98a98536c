import { connection } from 'next/server';
import { reportByCampaign } from '@/lib/counts/routes';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return reportByCampaign(request);
}
