import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../support/site';
import type { RestOfTheWeb } from './rest-of-the-web';
import type { Command, Session } from './webdriver-visitor';

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The standard's endpoints. */
const endpoints: Record<Command, `${'GET' | 'POST'} ${string}`> = {
  Back: 'POST /back',
  ElementClick: 'POST /element/{id}/click',
  ExecuteScript: 'POST /execute/sync',
  FindElements: 'POST /elements',
  GetComputedLabel: 'GET /element/{id}/computedlabel',
  GetCurrentURL: 'GET /url',
  GetWindowHandle: 'GET /window',
  GetWindowHandles: 'GET /window/handles',
  Navigate: 'POST /url',
  PerformActions: 'POST /actions',
  Refresh: 'POST /refresh',
  SetWindowRect: 'POST /window/rect',
  SwitchToWindow: 'POST /window',
  TakeScreenshot: 'GET /screenshot',
};

/** Starts WebKitGTK, Safari's engine, which knows no headless mode, on a screen of its own. */
export async function startWebkit({ address }: RestOfTheWeb): Promise<Session> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Root in a container has no sandbox to offer.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ended = Promise.all([once(screen, 'exit'), once(driver, 'exit')]);

  async function ask(method: string, path: string, body?: unknown) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  await expect(() => ask('GET', '/status'), 'the driver starts').toPass({ timeout: 60_000 });
  const { sessionId } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          // Not as a capability: with that it crashes in one start of twenty (2.50.6).
          args: ['--automation', `--proxy=http://${address}`, '--ignore-host=localhost'],
        },
      },
    },
  });

  return {
    send: (command, { id = '', ...parameters } = {}) => {
      const [method = '', path = ''] = endpoints[command].replace('{id}', id).split(' ');
      return ask(method, `/session/${sessionId}${path}`, method === 'POST' ? parameters : undefined);
    },
    // Its console writes nowhere while it is driven.
    complaints: async () => [],
    end: async () => {
      await ask('DELETE', `/session/${sessionId}`);
      driver.kill();
      screen.kill();
      await ended;
    },
  };
}
