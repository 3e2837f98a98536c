import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from './http';
import { ServerProcess } from './server-process';
import { freePort, projectRoot, temporaryFolder } from './site';

type Options = {
  /** The folder for the scripts and styles of all builds. */
  staticFolder?: string;
  /**
   * The host names that it serves over TLS, first the site's, with certificates of its own authority. Without any it serves plain HTTP for
   * every name.
   */
  names?: string[];
};

/** An instance of the site: its host and port. */
type Instance = { address: string };

/** Caddy with the project's Caddyfile in front of instances of the site. */
export class ReverseProxy extends ServerProcess {
  /** Starts on free ports in front of one instance or several, and waits until it responds. */
  static async start(instances: Instance | Instance[], options: Options = {}): Promise<ReverseProxy> {
    const { staticFolder, names } = options;
    const addresses = [instances].flat().map(({ address }) => address);
    const [http, https] = [await freePort(), await freePort()];
    const folder = temporaryFolder();
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: folder,
      // As in compose.yaml.
      GOMEMLIMIT: '200MiB',
      SITE_ADDRESS: names?.[0] ?? `:${http}`,
      OTHER_NAMES: names?.slice(1).join(' '),
      SITE_UPSTREAMS: addresses.join(' '),
      ...(staticFolder && { SITE_STATIC: staticFolder }),
    };
    const args = ['adapt', '--adapter', 'caddyfile', '--config', join(projectRoot, 'deploy/Caddyfile')];
    const config = JSON.parse(execFileSync('caddy', args, { env, encoding: 'utf8', stdio: 'pipe' }));
    config.admin = { disabled: true };
    Object.assign(config.apps.http, { http_port: http, https_port: https });
    if (names) config.apps.http.servers.srv0.listen = [`:${https}`];
    // Otherwise Caddy would add its authority to those that this machine trusts.
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
    writeFileSync(join(folder, 'caddy.json'), JSON.stringify(config));
    const run = ['run', '--config', join(folder, 'caddy.json')];
    const child = spawn('caddy', run, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const httpUrl = `http://localhost:${http}`;
    const reverseProxy = new ReverseProxy(names ? `https://localhost:${https}` : httpUrl, child);
    const responds = (url: string, options = {}) =>
      request(url, {}, { method: 'TRACE', rejectUnauthorized: false, ...options }).then(Boolean, () => false);
    return reverseProxy.onceReady(async () => {
      // A name gets its certificate after the start.
      const all = (names ?? []).map((servername) => responds(reverseProxy.url, { servername }));
      return (await Promise.all([responds(httpUrl), ...all])).every(Boolean);
    });
  }

  /** Not with SIGTERM: Caddy would wait for the end of open connections. */
  override stop(): Promise<number | null> {
    return super.stop('SIGKILL');
  }
}
