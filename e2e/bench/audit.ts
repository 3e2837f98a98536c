import type { Config, Flags, Result } from 'lighthouse';
import { freePort } from '../support/site';
import { withBrowser } from './site-under-test';

/** The devices that Lighthouse emulates: a slow phone and a desktop. */
export type Device = 'phone' | 'desktop';

/** Runs Lighthouse on an address in a new browser. */
export async function audit(url: string, device: Device, flags: Flags = {}): Promise<Result> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const configs: Record<Device, Config | undefined> = { phone: undefined, desktop: desktopConfig };
  const port = await freePort();
  return withBrowser(async () => {
    const outcome = await lighthouse(url, { port, logLevel: 'error', ...flags }, configs[device]);
    if (!outcome) throw new Error(`Lighthouse returned no result for ${url}`);
    return outcome.lhr;
  }, [`--remote-debugging-port=${port}`]);
}

/** The numeric value of an audit, e.g. in milliseconds. */
export function figure(result: Result, auditId: string): number {
  return result.audits[auditId]?.numericValue ?? Number.NaN;
}
