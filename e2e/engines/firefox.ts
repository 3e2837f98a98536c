import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { temporaryFolder } from '../support/site';
import type { RestOfTheWeb } from './rest-of-the-web';
import type { Session } from './webdriver-visitor';

/**
 * Starts a Firefox as it comes from its maker, which Playwright cannot drive. Firefox has WebDriver built in, with messages of its
 * own over a plain connection (Marionette): `length:[0, number, command, parameters]`, answered by `length:[1, number, error, value]`.
 */
export async function startFirefox({ address }: RestOfTheWeb): Promise<Session> {
  const profile = temporaryFolder();
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(
    'firefox-esr',
    // The last one is for the console's messages.
    ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'],
    { stdio: 'ignore' },
  );
  const ended = once(browser, 'exit');

  const portFile = join(profile, 'MarionetteActivePort');
  const readPort = () => {
    try {
      return Number(readFileSync(portFile, 'utf8'));
    } catch {
      return 0;
    }
  };
  await expect.poll(readPort, { message: 'Firefox starts', timeout: 60_000 }).toBeGreaterThan(0);
  const socket = connect(readPort(), '127.0.0.1');
  const messages = readMessages(socket);
  await messages.next();
  let sent = 0;

  async function ask(command: string, parameters = {}) {
    sent += 1;
    const message = JSON.stringify([0, sent, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value: answer, done } = await messages.next();
    if (done) throw new Error('Firefox has gone.');
    const [, , error, value] = JSON.parse(answer);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    // Single values come wrapped, lists do not.
    return value !== null && 'value' in value ? value.value : value;
  }

  await ask('WebDriver:NewSession', {
    proxy: { proxyType: 'manual', httpProxy: address, sslProxy: address, noProxy: ['localhost'] },
  });

  const send: Session['send'] = (command, parameters) => ask(`WebDriver:${command}`, parameters);

  return {
    send,
    complaints: () => send('ExecuteScript', { script: readConsole, sandbox: 'system', args: [] }),
    end: async () => {
      socket.destroy();
      browser.kill();
      await ended;
    },
  };
}

/** The texts of the messages that arrive; the first one is a greeting. */
async function* readMessages(socket: Socket): AsyncGenerator<string, void, void> {
  let received = Buffer.alloc(0);
  for await (const data of socket) {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon === -1 || received.length < end) break;
      yield received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
    }
  }
}

/** What pages of the process that shows the site have thrown or violated, and what they have told the console. */
const readConsole = `
  const thrown = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName }) => sourceName.startsWith('http'))
    .map(({ errorMessage, sourceName }) => errorMessage + ' (' + sourceName + ')');
  const told = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter(({ level, filename }) => level === 'error' && filename.startsWith('http'))
    .map((event) => event.arguments.join(' '));
  return [...thrown, ...told];
`;
