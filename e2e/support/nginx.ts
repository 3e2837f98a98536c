import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, projectRoot, temporaryFolder } from './site';

/** How many processes respond, so that tests see what these share and what each has for itself. */
const WORKERS = 2;

/** Debian keeps it where only root's PATH leads. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** What a distribution's nginx.conf says around the file of the site. Other accounts than root may ignore `user`. */
const mainFile = `
daemon off;
user root root;
pid nginx.pid;
worker_processes ${WORKERS};
error_log stderr notice;
events { worker_connections 512; }
http {
  default_type application/octet-stream;
  access_log off;
  # As in Debian's file.
  gzip on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

/** Replaces what a machine's own configuration would: addresses, names and paths. */
function adapt(
  file: string,
  upstreams: string[],
  ports: { http: number; https: number },
  directives: string,
): string {
  const certificate = (name: string) => join(projectRoot, '.e2e/tls', name);
  const servers = (rest: string) => upstreams.map((address) => `    server ${address} ${rest}\n`).join('');
  const replacements: [RegExp, string][] = [
    [/( *server \S+ (max_fails=1 .*;)\n)+/, servers('$2')],
    [/( *server \S+ (max_fails=0 .*;)\n)+/, servers('$2')],
    [/\/var\/cache\/nginx-site/, 'cache'],
    [/root \/var\/www\/acme/, 'root acme'],
    [/listen 80 /, `listen 127.0.0.1:${ports.http} `],
    [/listen 443 /, `listen 127.0.0.1:${ports.https} `],
    [/server_name \S+;/, `server_name localhost;\n${directives}`],
    [/ssl_certificate +\S+;/, `ssl_certificate ${certificate('cert.pem')};`],
    [/ssl_certificate_key +\S+;/, `ssl_certificate_key ${certificate('key.pem')};`],
  ];
  return replacements.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`nginx.conf has nothing like ${pattern}.`);
    return text.replace(pattern, replacement);
  }, file);
}

/** nginx with the project's nginx.conf in front of instances of the site. Its certificate is made by e2e/cluster/run.mjs. */
export class Nginx {
  /** What it has written to its error log. */
  log = '';

  private constructor(
    /** The address, without a slash at the end. */
    readonly url: string,
    /** The address without TLS. */
    readonly httpUrl: string,
    /** Where it works; in `cache` there is one file for each response that is kept. */
    readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    child.stderr?.on('data', (chunk) => {
      this.log += chunk;
    });
  }

  /**
   * Starts on free ports and waits until it responds.
   * @param upstreams addresses of the instances: host and port
   * @param directives further ones of the site's server
   */
  static async start(upstreams: string[], directives = ''): Promise<Nginx> {
    const folder = temporaryFolder();
    const ports = { http: await freePort(), https: await freePort() };
    const file = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8');
    await writeFile(join(folder, 'main.conf'), mainFile);
    await writeFile(join(folder, 'site.conf'), adapt(file, upstreams, ports, directives));
    const args = ['-p', folder, '-e', 'stderr', '-c', 'main.conf'];
    const child = spawn('nginx', args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, PATH },
    });
    const url = `https://localhost:${ports.https}`;
    const nginx = new Nginx(url, `http://localhost:${ports.http}`, folder, child);
    await nginx.untilWorkers(WORKERS);
    return nginx;
  }

  /** The id of the process that starts the others. */
  get pid(): number {
    if (this.child.pid === undefined) throw new Error('nginx has not started.');
    return this.child.pid;
  }

  /** Reads the configuration again, as `nginx -s reload` does, and waits until new processes respond. */
  async reload(): Promise<void> {
    const workers = this.startedWorkers + WORKERS;
    this.child.kill('SIGHUP');
    await this.untilWorkers(workers);
  }

  /** Ends all of its processes at once. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'close');
  }

  private get startedWorkers(): number {
    return this.log.match(/start worker process \d+/g)?.length ?? 0;
  }

  private async untilWorkers(count: number): Promise<void> {
    while (this.startedWorkers < count) {
      await Promise.race([once(this.child.stderr ?? this.child, 'data'), once(this.child, 'close')]);
      if (this.child.exitCode !== null) throw new Error(`nginx has ended:\n${this.log}`);
    }
  }
}
