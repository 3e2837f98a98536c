import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { request } from './request';
import { freePort, launched, projectRoot, temporaryFolder } from './site';

/** What a distribution's nginx.conf says around the file of the site. Two processes respond, so that tests see what these share. */
const mainFile = `
daemon off;
user root root;
pid nginx.pid;
worker_processes 2;
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

/** nginx with the project's nginx.conf in front of instances of the site. Its certificate is made by e2e/cluster/run.mjs. */
export class Nginx {
  /** What it has written to its error log. */
  output = '';

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
      this.output += chunk;
    });
    launched.push(this);
  }

  /**
   * Starts on free ports and waits until it responds.
   * @param upstreams addresses of the instances: host and port
   * @param directives further ones of the site's server
   */
  static async start(upstreams: string[], directives = ''): Promise<Nginx> {
    const folder = temporaryFolder();
    const [http, https] = [await freePort(), await freePort()];
    const servers = (rest: string) => upstreams.map((address) => `    server ${address} ${rest}\n`).join('');
    const certificates = join(projectRoot, '.e2e/tls');
    // In place of a machine's own addresses, names and paths.
    const replacements: [RegExp, string][] = [
      [/( *server \S+ (max_fails=1 .*;)\n)+/, servers('$2')],
      [/( *server \S+ (max_fails=0 .*;)\n)+/, servers('$2')],
      [/\/var\/cache\/nginx-site/, 'cache'],
      [/root \/var\/www\/acme/, 'root acme'],
      [/listen 80 /, `listen 127.0.0.1:${http} `],
      [/listen 443 /, `listen 127.0.0.1:${https} `],
      [/server_name \S+;/, `server_name localhost;\n${directives}`],
      [/ssl_certificate +\S+;/, `ssl_certificate ${certificates}/cert.pem;`],
      [/ssl_certificate_key +\S+;/, `ssl_certificate_key ${certificates}/key.pem;`],
    ];
    let file = await readFile(join(projectRoot, 'deploy/nginx.conf'), 'utf8');
    for (const [pattern, replacement] of replacements) {
      if (!pattern.test(file)) throw new Error(`nginx.conf has nothing like ${pattern}.`);
      file = file.replace(pattern, replacement);
    }
    await writeFile(join(folder, 'main.conf'), mainFile);
    await writeFile(join(folder, 'site.conf'), file);
    const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', 'main.conf'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Debian keeps it where only root's PATH leads.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    });
    const nginx = new Nginx(`https://localhost:${https}`, `http://localhost:${http}`, folder, child);
    const responds = () => request(nginx.httpUrl).then(({ status }) => status, String);
    await expect.poll(responds, { message: 'nginx starts', intervals: [20] }).toBe(308);
    return nginx;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends all of its processes at once. */
  async stop(): Promise<void> {
    if (!this.running) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'close');
  }
}
