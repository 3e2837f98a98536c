/**
 * Loads the settings of `.env` into the environment; variables that the shell has set take precedence. Every command that an owner runs
 * starts with this. It does not use `process.loadEnvFile`, which (in Node 20 to 24) cuts a URL at its `#` and silently joins a line without
 * `=` to the next one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run.mjs';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const file = join(projectRoot, '.env');
// Windows hides the ending that its editor adds.
const misnamed = ['.env.txt', 'env.txt'].find((name) => existsSync(join(projectRoot, name)));

if (existsSync(file)) {
  const { settings, problems } = readSettings(readFileSync(file));
  if (problems.length > 0) {
    console.error(['El archivo .env no se puede usar:', ...problems.map((line) => `  ${line}`)].join('\n'));
    process.exit(1);
  }
  for (const [name, value] of settings) process.env[name] ??= value;
} else if (misnamed) {
  console.error(
    `El archivo ${misnamed} va con el nombre .env, sin .txt (en Windows, Explorador, Vista, Extensiones).`,
  );
  process.exit(1);
}

function knownNames() {
  const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
  return new Set([...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
}

/** @param {Buffer} bytes */
function readSettings(bytes) {
  const known = knownNames();
  /** @type {Record<string, string>} */
  const former = JSON.parse(readFileSync(join(projectRoot, 'lib/site/former-settings.json'), 'utf8'));
  /** @type {Map<string, string>} */
  const settings = new Map();
  /** @type {string[]} */
  const problems = [];
  const text = decode(bytes);
  if (text === undefined)
    problems.push('guardalo con la codificación UTF-8 (en el Bloc de notas, al elegir Guardar como)');
  for (const [index, line] of (text ?? '').split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? [];
    if (!name) problems.push(`línea ${index + 1}: va NOMBRE=valor`);
    else if (!known.has(name))
      problems.push(
        `línea ${index + 1}: ${name} ${former[name] ?? 'no es un ajuste; están todos en .env.example'}`,
      );
    else if (settings.has(name)) problems.push(`línea ${index + 1}: ${name} está dos veces`);
    else settings.set(name, settingOf(value.trim()));
  }
  return { settings, problems };
}

/**
 * The value without surrounding quotes or a trailing comment. After an unquoted value, a comment is a `#` between blanks.
 * @param {string} text
 */
function settingOf(text) {
  const [, , quoted] = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(text) ?? [];
  return quoted ?? text.replace(/(^|\s+)#(\s.*)?$/, '');
}

/**
 * Windows editors may save UTF-16, or UTF-8 with a byte order mark.
 * @param {Buffer} bytes
 */
function decode(bytes) {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
