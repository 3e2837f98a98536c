import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { request } from './request';
import { freePort, launched, projectRoot, residentMemory, temporaryFolder } from './site';

export type ProxyOptions = {
  /** The folder for the scripts and styles of all builds. */
  staticFolder?: string;
  /** How the instances are looked up, instead of by their addresses. */
  lookup?: string;
  /** The host names that it serves over TLS, with certificates of its own authority. Without any it serves plain HTTP for every name. */
  names?: string[];
  /** Turns the first site's block into a second site's, as an operator does. @param port the port for TLS */
  secondSite?: (block: string, port: number) => string;
};

/** Caddy with the project's Caddyfile in front of instances of the site. */
export class ReverseProxy {
  /** What the proxy has written to stderr so far. */
  output = '';

  private constructor(
    /** The address, without a slash at the end. */
    readonly url: string,
    /** The address without TLS. */
    readonly httpUrl: string,
    private readonly child: ChildProcess,
  ) {
    child.stderr?.on('data', (chunk) => {
      this.output += chunk;
    });
    launched.push(this);
  }

  /**
   * Starts on free ports and waits until it responds.
   * @param upstreams addresses of the instances: host and port
   */
  static async start(upstreams: string[], options: ProxyOptions = {}): Promise<ReverseProxy> {
    const { staticFolder, lookup, names, secondSite } = options;
    const [http, https] = [await freePort(), await freePort()];
    const folder = temporaryFolder();
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      HOME: folder,
      SITE_ADDRESS: names?.map((name) => `${name}:${https}`).join(', ') ?? `:${http}`,
      SITE_UPSTREAMS: upstreams.join(' '),
      ...(staticFolder && { SITE_STATIC: staticFolder }),
      ...(lookup && { SITE_LOOKUP: lookup }),
    };
    let file = readFileSync(join(projectRoot, 'deploy/Caddyfile'), 'utf8');
    file += secondSite?.(file.slice(file.indexOf('{$SITE_ADDRESS')), https) ?? '';
    const path = join(folder, 'Caddyfile');
    writeFileSync(path, file);
    const args = ['adapt', '--adapter', 'caddyfile', '--config', path];
    const config = JSON.parse(execFileSync('caddy', args, { env, encoding: 'utf8', stdio: 'pipe' }));
    config.admin = { disabled: true };
    Object.assign(config.apps.http, { http_port: http, https_port: https });
    // Otherwise Caddy would add its authority to those that this machine trusts.
    config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
    writeFileSync(join(folder, 'caddy.json'), JSON.stringify(config));
    const run = ['run', '--config', join(folder, 'caddy.json')];
    const child = spawn('caddy', run, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    const url = names ? `https://localhost:${https}` : `http://localhost:${http}`;
    const reverseProxy = new ReverseProxy(url, `http://localhost:${http}`, child);
    const responds = () => request(reverseProxy.httpUrl, {}, { method: 'TRACE' }).then(Boolean, () => false);
    while (!(await responds())) {
      if (!reverseProxy.running) throw new Error(`Caddy ended:\n${reverseProxy.output}`);
      await setTimeout(20);
    }
    return reverseProxy;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resident memory of the process, in megabytes. */
  get memory(): number {
    return residentMemory(this.child);
  }

  async stop(): Promise<void> {
    if (!this.running) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }
}
