import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../support/site';
import type { RestOfTheWeb } from './rest-of-the-web';
import type { Command, Session } from './webdriver-visitor';

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** The endpoints of the standard: https://www.w3.org/TR/webdriver2/#endpoints */
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

/** Starts WebKitGTK, a port of Safari's engine, on a virtual screen: it has no headless mode. */
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
      // The sandbox cannot be started by root in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ended = Promise.all([once(screen, 'exit'), once(driver, 'exit')]);

  async function request(method: string, path: string, body?: unknown) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  await expect(() => request('GET', '/status'), 'the driver starts').toPass({ timeout: 60_000 });
  const { sessionId } = await request('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          // As arguments, not as the `proxy` capability: with that WebKitGTK 2.50.6 crashed in one start of twenty.
          args: ['--automation', `--proxy=http://${address}`, '--ignore-host=localhost'],
        },
      },
    },
  });

  return {
    send: (command, { id = '', ...parameters } = {}) => {
      const [method = '', path = ''] = endpoints[command].replace('{id}', id).split(' ');
      return request(method, `/session/${sessionId}${path}`, method === 'POST' ? parameters : undefined);
    },
    // WebKitGTK gives WebDriver no access to the messages of the console.
    errors: async () => [],
    end: async () => {
      await request('DELETE', `/session/${sessionId}`);
      driver.kill();
      screen.kill();
      await ended;
    },
  };
}
