import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch } from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** Debian's browsers with these engines. */
export const engines = { firefox: startFirefox, webkit: startWebkit };

type Size = { width: number; height: number };

/** What the flows need from a browser, whichever client drives it. */
export type Browser = {
  goto: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  /** Runs a function in the page, which must not use variables from outside, and returns its result. */
  evaluate: <Args extends unknown[], T>(pageFunction: (...args: Args) => T, ...args: Args) => Promise<T>;
  /** Clicks at this point of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types text into the focused element. */
  type: (text: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<unknown>;
  /** The addresses of all tabs. */
  urls: () => Promise<string[]>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

/** A proxy for TLS to all other sites, so that no such request leaves this machine. */
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

/** Starts Firefox with Puppeteer. Adds the errors of its page to `errors`. */
async function startFirefox(size: Size, errors: string[]): Promise<Browser> {
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
    goBack: () => page.goBack(),
    evaluate: (pageFunction, ...args) => page.evaluate(pageFunction as never, ...args) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    // Firefox's error page has the failed address as a parameter.
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

/** Starts WebKitGTK with Selenium, which gives no access to the errors of its pages. */
async function startWebkit(size: Size): Promise<Browser> {
  const proxy = await startProxy();
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    // Root cannot start the sandbox in a container.
    .setEnvironment({ ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } as never)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start(60_000))
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
        // As arguments, not as the `proxy` capability: with that WebKitGTK 2.50.6 crashed in one start of twenty.
        args: ['--automation', `--proxy=http://127.0.0.1:${proxy.port}`, '--ignore-host=localhost'],
      },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect(size as never);
  const own = await driver.getWindowHandle();
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  return {
    goto: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    evaluate: (pageFunction, ...args) =>
      driver.executeScript(`return (${pageFunction})(...arguments)`, ...args),
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type,
    press: (key) => type(Key[key.toUpperCase() as 'ENTER' | 'ESCAPE' | 'TAB']),
    urls: async () => {
      const urls: string[] = [];
      for (const handle of await driver.getAllWindowHandles()) {
        await driver.switchTo().window(handle);
        urls.push(await driver.getCurrentUrl());
      }
      await driver.switchTo().window(own);
      return urls;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await service.kill();
      proxy.stop();
    },
  };
}
