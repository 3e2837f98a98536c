import type { SourceName } from '../content/source-names';
import type { Config } from '../site/parse-config';

const GAP_MS = 500;

export function createOwnRefresh(config: Config, basePath: string): (source: SourceName) => void {
  const wanted = new Set<SourceName>();
  const running = new Set<SourceName>();

  return async (source) => {
    wanted.add(source);
    if (running.has(source)) return;
    running.add(source);
    while (wanted.delete(source)) {
      await Promise.all([request(source), new Promise((resolve) => setTimeout(resolve, GAP_MS))]);
    }
    running.delete(source);
  };

  async function request(source: SourceName): Promise<void> {
    try {
      const response = await fetch(`http://127.0.0.1:${config.PORT}${basePath}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${config.REVALIDATE_SECRET}` },
        body: JSON.stringify({ sources: [source], notifyPeers: false }),
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`status ${response.status}`);
    } catch (error) {
      console.error(`[redis] what another instance refreshed was not refreshed here: ${String(error)}`);
    }
  }
}
