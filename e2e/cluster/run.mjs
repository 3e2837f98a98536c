/** Tests several instances of the production site with a real Redis and a real nginx, on the loopback interface. */
import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt, install, projectRoot, runOrExit } from '../../lib/commands/project.mjs';
import { findBrowser } from '../support/browser.mjs';
import { canInstallPackages, findOnPath, installPackages, runPlaywright } from '../support/programs.mjs';
import { ensureSecondBuild } from '../support/second-build.mjs';

const packages = {
  'redis-server': 'redis-server',
  nginx: 'nginx-light',
  openssl: 'openssl',
  wrk: 'wrk',
  'docker-compose': 'docker-compose',
};

/** The certificate of the nginx under test, its key, and the authority that has signed it. */
const tlsFolder = join(projectRoot, '.e2e/tls');

// Debian keeps servers where only root's PATH leads.
process.env.PATH = `${process.env.PATH}:/usr/sbin`;

await install();
await findPrograms();
await ensureBuilt();
await ensureSecondBuild();
await ensureCertificate();

process.exitCode = await runPlaywright('cluster', {
  CHROMIUM_PATH: await findBrowser(),
  NODE_EXTRA_CA_CERTS: join(tlsFolder, 'ca.pem'),
});

async function findPrograms() {
  const missing = () => Object.entries(packages).filter(([program]) => !findOnPath(program));
  if (missing().length > 0 && canInstallPackages) await installPackages(...missing().map(([, name]) => name));
  const stillMissing = missing().map(([program]) => program);
  if (stillMissing.length === 0) return;
  console.error(
    `Nothing was tested: these tests need ${stillMissing.join(' and ')}, which could not be found or installed.`,
  );
  process.exit(1);
}

async function ensureCertificate() {
  const file = (/** @type {string} */ name) => join(tlsFolder, name);
  const made = await readFile(file('cert.pem')).catch(() => undefined);
  const tomorrow = Date.now() + 24 * 60 * 60 * 1_000;
  if (made && Date.parse(new X509Certificate(made).validTo) > tomorrow) return;
  await mkdir(tlsFolder, { recursive: true });
  await writeFile(
    file('extensions'),
    'subjectAltName=DNS:localhost,IP:127.0.0.1\nbasicConstraints=critical,CA:FALSE',
  );
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const authority = ['-x509', '-days', '3650', '-subj', '/CN=Tests', '-keyout', file('ca-key.pem')];
  await runOrExit('openssl', ['req', ...newKey, ...authority, '-out', file('ca.pem')]);
  const request = ['-subj', '/CN=localhost', '-keyout', file('key.pem'), '-out', file('request.pem')];
  await runOrExit('openssl', ['req', ...newKey, ...request]);
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca-key.pem'), '-CAcreateserial', '-days', '3650'];
  const files = ['-in', file('request.pem'), '-extfile', file('extensions'), '-out', file('cert.pem')];
  await runOrExit('openssl', ['x509', '-req', ...files, ...signed]);
}
