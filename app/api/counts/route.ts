import { connection } from 'next/server';
import { report } from '@/lib/counts/routes';

export async function GET(request: Request): Promise<Response> {
  await connection();
  return report(request);
}
