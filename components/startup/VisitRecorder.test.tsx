import { render } from '@testing-library/react';
import { VisitRecorder } from './VisitRecorder';

const counts = { url: '/api/count', ownPage: '/presupuesto' };

const sendBeacon = jest.fn((_url: string, _event: string) => true);
const sent = () => sendBeacon.mock.calls.map(([, event]) => event);

function setBrowser(object: object, properties: object) {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(object, name, { value, configurable: true });
}

beforeEach(() => {
  sendBeacon.mockClear();
  localStorage.clear();
  setBrowser(navigator, { sendBeacon, globalPrivacyControl: false });
  window.history.pushState(null, '', '/eventos?utm_source=ig');
});

it('a page that was rendered ahead records its source and its visit once it is shown', () => {
  setBrowser(document, { visibilityState: 'hidden' });
  render(<VisitRecorder counts={counts} />);
  expect([localStorage.getItem('trafficSource'), sent()]).toEqual([null, []]);
  setBrowser(document, { visibilityState: 'visible' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect([localStorage.getItem('trafficSource'), sent()]).toEqual(['instagram', ['visit instagram']]);
});

it('a site without counts sends nothing', () => {
  render(<VisitRecorder counts={undefined} />);
  expect([localStorage.getItem('trafficSource'), sent()]).toEqual(['instagram', []]);
});

it('the page of the owner sends nothing', () => {
  window.history.pushState(null, '', '/presupuesto');
  render(<VisitRecorder counts={counts} />);
  expect(sent()).toEqual([]);
});

it('a browser with Global Privacy Control sends nothing', () => {
  setBrowser(navigator, { globalPrivacyControl: true });
  render(<VisitRecorder counts={counts} />);
  expect(sent()).toEqual([]);
});
