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
 * Starts an unmodified Firefox, which Playwright cannot control. Firefox implements the WebDriver commands in its Marionette protocol,
 * over TCP: the request `length:[0, number, command, parameters]` gets the response `length:[1, number, error, value]`.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function startFirefox({ address }: RestOfTheWeb): Promise<Session> {
  const profile = temporaryFolder();
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(
    'firefox-esr',
    // The last option allows scripts to read the messages of the console.
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

  async function request(command: string, parameters = {}) {
    sent += 1;
    const message = JSON.stringify([0, sent, command, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { value: response, done } = await messages.next();
    if (done) throw new Error('Firefox has closed the connection.');
    const [, , error, value] = JSON.parse(response);
    if (error) throw new Error(`${error.error}: ${error.message}`);
    // Single values are wrapped in an object, lists are not.
    return value !== null && 'value' in value ? value.value : value;
  }

  await request('WebDriver:NewSession', {
    proxy: { proxyType: 'manual', httpProxy: address, sslProxy: address, noProxy: ['localhost'] },
  });

  const send: Session['send'] = (command, parameters) => request(`WebDriver:${command}`, parameters);

  return {
    send,
    errors: () => send('ExecuteScript', { script: readConsole, sandbox: 'system', args: [] }),
    end: async () => {
      socket.destroy();
      browser.kill();
      await ended;
    },
  };
}

/** The messages that Firefox sends; the first one is its greeting. */
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

/** Script that returns the errors that pages have thrown, the policy violations, and the messages of `console.error`. */
const readConsole = `
  const thrown = Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag))
    .filter(({ sourceName }) => sourceName.startsWith('http'))
    .map(({ errorMessage, sourceName }) => errorMessage + ' (' + sourceName + ')');
  const logged = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage).getEvents()
    .filter(({ level, filename }) => level === 'error' && filename.startsWith('http'))
    .map((event) => event.arguments.join(' '));
  return [...thrown, ...logged];
`;
