import type { Page } from '@playwright/test';

/**
 * Removes popovers, which the oldest supported browsers lack (Chrome 111, Firefox 111, Safari 16.4). An unknown attribute hides nothing,
 * so the attributes are renamed in the markup. The API is deleted, so scripts do not find it.
 */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const parts = (await response.text()).split(/(<script[\s\S]*?<\/script>)/);
      const markup = parts.map((part) =>
        part.startsWith('<script') ? part : part.replace(/ (popover|popovertarget)=/gi, ' data-no-$1='),
      );
      await route.fulfill({ response, body: markup.join('') });
    },
  );
}
