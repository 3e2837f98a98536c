import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { freePort } from '../support/site';

type Size = { width: number; height: number };

/** What the flows need of a browser. */
export type Browser = {
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  /** Runs a function in the page, which must not use variables from outside, and returns its result. */
  evaluate: <Args extends unknown[], T>(pageFunction: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** Clicks this place of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types into the focused element: text, or a key. */
  type: (text: string) => Promise<unknown>;
  press: (key: keyof typeof keys) => Promise<unknown>;
  /** The addresses of all tabs. */
  urls: () => Promise<string[]>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

/** The keys that the flows press besides typing text, with their values in WebDriver. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** The proxy of the browsers for all sites but the one under test, so that no request leaves this machine. */
async function startProxy() {
  const server = createServer();
  server.on('connect', (_request, socket) => {
    // Browsers may reset the connection at any time.
    socket.on('error', () => socket.destroy());
    // Fails the TLS handshake, not the request to the proxy: after a proxy error WebKit loses the address of the page.
    socket.end('HTTP/1.1 200 OK\r\n\r\nThis is not TLS.');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Starts an unmodified Firefox. Errors of its pages are collected in `errors`. */
export async function startFirefox(size: Size, errors: string[]): Promise<Browser> {
  const proxy = await startProxy();
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: size,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy.port,
    },
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    goBack: () => page.goBack(),
    evaluate: (pageFunction, ...args) => page.evaluate(pageFunction as never, ...args) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // The page that says why an address cannot be shown has it as a parameter.
    urls: async () =>
      (await browser.pages()).map((tab) => new URL(tab.url()).searchParams.get('u') ?? tab.url()),
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close();
      proxy.stop();
    },
  };
}

const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/**
 * Starts WebKitGTK, a port of Safari's engine, on a virtual screen: it has no headless mode. It is controlled by WebDriver
 * (https://www.w3.org/TR/webdriver2/#endpoints), which gives no access to the errors of its pages.
 */
export async function startWebkit(size: Size): Promise<Browser> {
  const proxy = await startProxy();
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // The sandbox cannot be started by root in a container.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ended = Promise.all([once(screen, 'exit'), once(driver, 'exit')]);
  let session = '';
  /** A POST where there are parameters. */
  async function send(path: string, parameters?: object, method = parameters ? 'POST' : 'GET') {
    const body = parameters && { body: JSON.stringify(parameters) };
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, { method, ...body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  await expect(() => send('/status'), 'the driver starts').toPass({ timeout: 60_000 });
  const { sessionId } = await send('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
          // As arguments, not as the `proxy` capability: with that WebKitGTK 2.50.6 crashed in one start of twenty.
          args: ['--automation', `--proxy=http://127.0.0.1:${proxy.port}`, '--ignore-host=localhost'],
        },
      },
    },
  });
  session = `/session/${sessionId}`;
  await send('/window/rect', size);
  const type = (text: string) => {
    const strokes = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((stroke) => ({ type: stroke, value })),
    );
    return send('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  };
  return {
    goto: (url) => send('/url', { url }),
    reload: () => send('/refresh', {}),
    goBack: () => send('/back', {}),
    evaluate: (pageFunction, ...args) =>
      send('/execute/sync', { script: `return (${pageFunction})(...arguments)`, args }),
    click: (x, y) => {
      const move = {
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(x),
        y: Math.round(y),
      };
      const press = ['pointerDown', 'pointerUp'].map((stroke) => ({ type: stroke, button: 0 }));
      return send('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }] });
    },
    type,
    press: (key) => type(keys[key]),
    urls: async () => {
      const own = await send('/window');
      const urls: string[] = [];
      for (const handle of await send('/window/handles')) {
        await send('/window', { handle });
        urls.push(await send('/url'));
      }
      await send('/window', { handle: own });
      return urls;
    },
    screenshot: async () => Buffer.from(await send('/screenshot'), 'base64'),
    close: async () => {
      await send('', undefined, 'DELETE');
      driver.kill();
      screen.kill();
      proxy.stop();
      await ended;
    },
  };
}
