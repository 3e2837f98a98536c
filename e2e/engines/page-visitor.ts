import type { BrowserType, ViewportSize } from '@playwright/test';
import { type Visitor, whatsappText } from './visitor';

/** A visitor with a browser that Playwright has installed. */
export async function pageVisitor(engine: BrowserType, viewport: ViewportSize): Promise<Visitor> {
  const browser = await engine.launch();
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const texts: string[] = [];
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await context.route('https://api.whatsapp.com/**', (route) => {
    texts.push(whatsappText(route.request().url()) ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>WhatsApp</title>' });
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    arriveFrom: async (site, address) => {
      await page.goto(address, { referer: `${site}/` });
    },
    reload: async () => {
      await page.reload();
    },
    goBack: async () => {
      await page.goBack();
    },
    sees: async (role, name) => (await page.getByRole(role, { name, exact: true }).count()) > 0,
    press: (role, name) => page.getByRole(role, { name, exact: true }).first().click(),
    write: (text) => page.keyboard.type(text),
    hit: (key) => page.keyboard.press(key),
    evaluate: (pageFunction) => page.evaluate(pageFunction),
    whatsappTexts: async () => texts,
    errors: async () => errors,
    screenshot: () => page.screenshot(),
    leave: () => browser.close(),
  };
}
