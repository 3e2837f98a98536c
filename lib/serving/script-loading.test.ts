import { delayScripts } from './script-loading.cjs';

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = (head: string) => `<html><head>${head}</head><body><p>Hola</p></body></html>`;

describe('the scripts of a page', () => {
  it('are delayed by another attribute, and one script starts them', () => {
    const delayed = delayScripts(page(`<link rel="preload" as="script" href="/a.js"/>${script}`));
    expect(delayed).toContain('<script data-src="/_next/static/chunks/a.js"></script>');
    expect(delayed).not.toMatch(/<script src=|as="script"/);
    expect(delayed).toMatch(/<script>\(function \(\) \{[^<]*\}\)\(\);<\/script><\/body>/);
  });

  it('are delayed whatever other attributes they have', () => {
    expect(delayScripts(page('<script src="/a.js" id="_R_" async=""></script>'))).toContain(
      '<script data-src="/a.js">',
    );
  });

  it('for browsers without modules are not changed', () => {
    const old = '<script src="/old.js" noModule=""></script>';
    expect(delayScripts(page(script + old))).toContain(old);
  });

  it.each([
    ['none', page(''), 'no script was found to delay'],
    ['one of another form', page(`${script}<script async src="/b.js"></script>`), 'a script would not wait'],
    [
      'one with a nonce first',
      page(`${script}<script nonce="x" src="/b.js" async=""></script>`),
      'a script would not wait',
    ],
    [
      'a preload of another form',
      page(`${script}<link as="script" href="/b.js" rel="preload"/>`),
      'a script would not wait',
    ],
    ['a page without an end', script, 'the page has no end'],
  ])('are refused where they are not as Next writes them: %s', (_what, html, reason) => {
    expect(() => delayScripts(html)).toThrow(reason);
  });
});
