import type { Page } from '@playwright/test';
import { expect, openPage, test } from './support/test';
import * as ui from './support/ui';

/** What an attacker, a broken import or a careless editor could put into any field. The tests replace `alert`. */
const values: readonly unknown[] = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/a.js>',
  '"><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>* { display: none }</style>',
  '</title></textarea></style><script>alert(1)</script><plaintext>',
  '" autofocus onfocus="alert(1)" x="',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'javascript://maps.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/a.png',
  'https://evil.example/"onclick="alert(1)',
  `https://maps.example/${'a'.repeat(3_000)}`,
  '',
  'Fl\u0000an\u0007\u001b[31m',
  '\ud800Flan \udc00\ufffe',
  `F${'\u0301'.repeat(500)}lan`,
  '👨‍👩‍👧‍👦'.repeat(100),
  'W'.repeat(400),
  '__proto__',
  'constructor',
  '*negrita* &text=otro&phone=1 %00%0a %s',
  '2023-01-01<script>alert(1)</script>',
  null,
  -1,
  { url: 'javascript:alert(1)' },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  { $$typeof: 'Symbol(react.element)', type: 'script', props: { children: 'alert(1)' } },
  JSON.parse(`${'['.repeat(1_000)}"hondo"${']'.repeat(1_000)}`),
];

/** How many of the values are in reviews at a time: a page shows 20 reviews, and each value needs two. */
const AT_ONCE = 10;

/** Content with each of these values in every field, beside valid rows, which must be shown. */
function hostileContent(values: readonly unknown[]) {
  const menus = values.flatMap((value, index) => {
    const fields = {
      price: value,
      food: value,
      starters: [value, 'Pan'],
      principal: [value],
      unit: value,
      minimum: value,
      diets: [value],
      photo: value,
    };
    return [
      [typeof value === 'string' ? value : `Sin nombre ${index}`, [{ title: value, ...fields }]],
      [`Categoría ${index}`, [{ title: `Opción ${index}`, ...fields }]],
    ];
  });
  const testimonials = values.flatMap((value, index) => [
    {
      name: `Persona ${index}`,
      message: 'Bien',
      stars: value,
      link: value,
      date: value,
      image: { url: value },
    },
    { name: value, message: value, stars: 5, date: '2026-01-01', image: value },
  ]);
  return { menus: Object.fromEntries(menus), testimonials };
}

/** The effects that the content has beyond showing as text. */
function findHarm(page: Page) {
  return page.evaluate(() => {
    const attributes = [...document.querySelectorAll('body *')].flatMap(({ attributes }) => [...attributes]);
    const foreign = 'iframe, object, embed, base, body style, marquee, plaintext, xmp, math';
    return {
      executed: document.documentElement.dataset.executed === 'true',
      polluted: 'polluted' in {},
      handlers: attributes.filter(({ name }) => /^on/.test(name)).length,
      foreign: document.querySelectorAll(foreign).length,
      addresses: attributes
        .filter(({ name, value }) => /^(href|src|action)$/.test(name) && value)
        .map(({ value }) => value)
        .filter((address) => !/^(https?:\/\/|\/(?!\/)|#|mailto:)/.test(address)),
      tooWide: document.documentElement.scrollWidth > window.innerWidth,
    };
  });
}

const unharmed = { executed: false, polluted: false, handlers: 0, foreign: 0, addresses: [], tooWide: false };

test.describe('with alerts', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.alert = () => {
        document.documentElement.dataset.executed = 'true';
      };
    }),
  );

  test('hostile content is shown as text or left out', async ({ page, startSite }) => {
    for (let first = 0; first < values.length; first += AT_ONCE) {
      const content = hostileContent(values.slice(first, first + AT_ONCE));
      const site = await startSite({ content, shared: true });
      await openPage(page, `${site.url}/eventos`);
      await page.locator('details:not([open])').evaluateAll((categories: HTMLDetailsElement[]) => {
        for (const category of categories) category.open = true;
      });
      await expect(page.getByRole('checkbox', { name: /^Opción \d+/ })).toHaveCount(AT_ONCE);
      await ui.reviews(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(/^Persona \d+$/)).toHaveCount(AT_ONCE);
      expect(await findHarm(page)).toEqual(unharmed);
    }
  });
});
