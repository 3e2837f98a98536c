import type { Result } from 'lighthouse';
import { pagePaths } from '../../lib/site/pages';
import { audit, type Device, figure } from './audit';
import { budgets } from './budgets';
import { quantile, type Row, repeat, type Section } from './report';
import { withSite } from './site-under-test';

const devices: Device[] = ['phone', 'desktop'];

/** The results of Lighthouse for all pages on a slow phone and a desktop. */
export function lighthouse(): Promise<Section> {
  return withSite(async ({ url }) => {
    const columns: string[] = [];
    const results: Result[][] = [];
    for (const path of pagePaths) {
      for (const device of devices) {
        columns.push(`${path} ${device}`);
        results.push(await repeat(() => audit(`${url}${path}`, device)));
      }
    }
    const row = (
      what: string,
      unit: Row['unit'],
      read: (result: Result) => number,
      budget?: Row['budget'],
    ): Row => ({
      what,
      unit,
      values: results.map((runs) => quantile(runs.map(read), 0.5)),
      ...(budget && { budget }),
    });
    const category = (id: string, gate: boolean) =>
      row(id, 'count', ({ categories }) => 100 * (categories[id]?.score ?? 0), {
        limit: budgets.lighthouse,
        isMinimum: true,
        gate,
      });
    return {
      title: 'Lighthouse',
      columns,
      rows: [
        // Depends on times, which are too noisy to fail the run.
        category('performance', false),
        category('accessibility', true),
        category('best-practices', true),
        category('seo', true),
        row('first contentful paint', 'ms', (result) => figure(result, 'first-contentful-paint')),
        row('largest contentful paint', 'ms', (result) => figure(result, 'largest-contentful-paint')),
        row('blocking time', 'ms', (result) => figure(result, 'total-blocking-time')),
        row('layout shift', 'ratio', (result) => figure(result, 'cumulative-layout-shift'), {
          limit: budgets.layoutShift,
          gate: true,
        }),
        row('Speed Index', 'ms', (result) => figure(result, 'speed-index')),
        ...['total', 'document', 'script', 'stylesheet', 'font', 'image'].map((type) =>
          row(`${type}, transferred`, 'bytes', (result) => summary(result, type).bytes),
        ),
        row('requests', 'count', (result) => summary(result, 'total').requests, {
          limit: budgets.requests,
          gate: true,
        }),
      ],
    };
  });
}

/** The transferred bytes and the number of requests of a type of resource. */
function summary({ audits }: Result, type: string): { bytes: number; requests: number } {
  const details = audits['resource-summary']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const item = items.find(({ resourceType }) => resourceType === type);
  return { bytes: Number(item?.transferSize), requests: Number(item?.requestCount) };
}
