import { JSDOM } from 'jsdom';
import { buildInlineScripts } from '@/lib/commands/inline-scripts';
import scripts from './inline-scripts.json';

it('the scripts in the head match their sources', async () => {
  expect(scripts).toEqual(await buildInlineScripts());
});

/** Shows a page that the browser has rendered ahead. */
function show({ document, Event }: JSDOM['window']) {
  Object.defineProperty(document, 'visibilityState', { value: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the source of a page that was rendered ahead is stored once it is shown', () => {
  const { window } = new JSDOM('', {
    url: 'https://catering.example/?utm_source=ig',
    runScripts: 'outside-only',
  });
  window.eval(scripts['record-source']);
  expect(window.localStorage).toHaveLength(0);
  show(window);
  expect(window.localStorage.getItem('trafficSource')).toBe('instagram');
});

describe('the script that counts visits', () => {
  /** A page at this path in a browser whose `navigator` has these properties, and what it sends. */
  function openPage(path: string, signals: object = {}, isShown = true) {
    const url = `https://catering.example${path}`;
    const { window } = new JSDOM('', { url, runScripts: 'outside-only', pretendToBeVisual: isShown });
    const sent: string[] = [];
    const sendBeacon = (_url: string, event: string) => sent.push(event) > 0;
    for (const [name, value] of Object.entries({ ...signals, sendBeacon }))
      Object.defineProperty(window.navigator, name, { value });
    const settings = { url: '/api/count', campaigns: [], ownPage: '/presupuesto' };
    window.eval(`const settings = ${JSON.stringify(settings)}; ${scripts['count-visit']}`);
    return { window, sent };
  }

  const sentBy = (path: string, signals?: object) => openPage(path, signals).sent;

  it('sends a visit', () => {
    expect(sentBy('/eventos')).toEqual(['visit other']);
  });

  it('sends the visit of a page that was rendered ahead once it is shown', () => {
    const { window, sent } = openPage('/eventos', {}, false);
    expect(sent).toEqual([]);
    show(window);
    expect(sent).toEqual(['visit other']);
  });

  it('sends nothing from the page of the owner', () => {
    expect(sentBy('/presupuesto')).toEqual([]);
  });

  it('sends nothing with Global Privacy Control', () => {
    expect(sentBy('/eventos', { globalPrivacyControl: true })).toEqual([]);
  });
});
