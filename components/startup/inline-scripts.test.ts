import { JSDOM } from 'jsdom';
import { buildInlineScripts } from '@/lib/commands/inline-scripts';
import scripts from './inline-scripts.json';

it('the scripts in the head match their sources', async () => {
  expect(scripts).toEqual(await buildInlineScripts());
});

describe('the script that counts visits', () => {
  /** What a visit to this path sends, in a browser whose `navigator` has these properties. */
  function sentBy(path: string, signals: object = {}): string[] {
    const { window } = new JSDOM('', { url: `https://catering.example${path}`, runScripts: 'outside-only' });
    const sent: string[] = [];
    const sendBeacon = (_url: string, event: string) => sent.push(event) > 0;
    for (const [name, value] of Object.entries({ ...signals, sendBeacon }))
      Object.defineProperty(window.navigator, name, { value });
    const settings = { url: '/api/count', campaigns: [], ownPage: '/presupuesto' };
    window.eval(`const settings = ${JSON.stringify(settings)}; ${scripts['count-visit']}`);
    return sent;
  }

  it('sends a visit', () => {
    expect(sentBy('/eventos')).toEqual(['visit other']);
  });

  it('sends nothing from the page of the owner', () => {
    expect(sentBy('/presupuesto')).toEqual([]);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('sends nothing with %j', (signals) => {
    expect(sentBy('/eventos', signals)).toEqual([]);
  });
});
