/** @jest-environment jsdom */
import {
  knownTrafficSource,
  recordTrafficSource,
  type TrafficSource,
  trafficSourceOf,
} from './traffic-source';

const HOME = 'https://catering.example/';

describe('the source of a visit by its referrer', () => {
  const cases: [referrer: string, source: TrafficSource | undefined][] = [
    ['https://instagram.com/', 'instagram'],
    ['https://www.instagram.com/', 'instagram'],
    ['http://www.instagram.com/fuegoymasa/', 'instagram'],
    ['https://l.instagram.com/', 'instagram'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fcatering.example%2F&e=AT0', 'instagram'],
    ['https://lm.instagram.com/', 'instagram'],
    ['HTTPS://WWW.INSTAGRAM.COM/', 'instagram'],
    ['android-app://com.instagram.android', 'instagram'],
    ['android-app://com.instagram.android/', 'instagram'],
    ['https://google.com/', 'google'],
    ['https://www.google.com/', 'google'],
    ['http://www.google.com/search?q=catering', 'google'],
    ['https://www.google.com.ar/', 'google'],
    ['https://google.com.ar/', 'google'],
    ['https://www.google.com.uy/', 'google'],
    ['https://www.google.co.uk/', 'google'],
    ['https://www.google.co.jp/', 'google'],
    ['https://www.google.es/', 'google'],
    ['https://www.google.cl/', 'google'],
    ['https://www.google.cat/', 'google'],
    ['android-app://com.google.android.googlequicksearchbox', 'google'],
    ['android-app://com.google.android.googlequicksearchbox/https/www.google.com', 'google'],
    ['https://mail.google.com/', 'other'],
    ['https://docs.google.com/', 'other'],
    ['android-app://com.google.android.gm', 'other'],
    ['android-app://www.google.com', 'other'],
    ['https://com.instagram.android/', 'other'],
    ['ftp://www.google.com/', 'other'],
    ['https://google.evil.example/', 'other'],
    ['https://google.com.evil.example/', 'other'],
    ['https://www.google.example/', 'other'],
    ['https://www.google.com.example/', 'other'],
    ['https://notgoogle.com/', 'other'],
    ['https://www-google.com/', 'other'],
    ['https://google.com@evil.example/', 'other'],
    ['https://evil.example/google.com', 'other'],
    ['https://evil.example/?u=google.com', 'other'],
    ['https://evil.example/#www.instagram.com', 'other'],
    ['https://notinstagram.com/', 'other'],
    ['https://instagram.com.evil.example/', 'other'],
    ['https://instagram.evil.example/', 'other'],
    ['https://ınstagram.com/', 'other'],
    ['https://gооgle.com/', 'other'],
    ['https://www.facebook.com/', 'other'],
    ['https://duckduckgo.com/', 'other'],
    ['https://blog.catering.example/', 'other'],
    ['https://catering.example:8443/', 'other'],
    ['https://catering.example/', undefined],
    ['https://catering.example/eventos?utm_source=ig', undefined],
    ['http://catering.example/', undefined],
    ['https://CATERING.example/eventos', undefined],
    ['', 'other'],
    ['about:blank', 'other'],
    ['google.com', 'other'],
    ['www.instagram.com/', 'other'],
    ['https://', 'other'],
    ['not an address', 'other'],
    ['javascript:alert("instagram.com")', 'other'],
  ];

  it.each(cases)('%j is %s', (referrer, source) => {
    expect(trafficSourceOf({ referrer, url: HOME })).toBe(source);
  });
});

describe('the source of a visit without a known referrer, by its address', () => {
  const cases: [query: string, source: TrafficSource][] = [
    ['?utm_source=instagram', 'instagram'],
    ['?utm_source=Instagram&utm_medium=social', 'instagram'],
    ['?utm_source=ig', 'instagram'],
    ['?utm_source=IG', 'instagram'],
    ['?utm_source=google&utm_campaign=bodas', 'google'],
    ['?utm_source=GOOGLE', 'google'],
    ['?utm_source=google%20', 'google'],
    ['?gclid=Cj0KCQ', 'google'],
    ['?gbraid=0AAAAA', 'google'],
    ['?wbraid=CjkKCQ', 'google'],
    ['?igsh=MTZ3', 'instagram'],
    ['?igshid=MTZ3', 'instagram'],
    ['?utm_source=ig&gclid=Cj0KCQ', 'instagram'],
    ['?utm_source=newsletter&gclid=Cj0KCQ', 'google'],
    ['?gclid=Cj0KCQ&igsh=MTZ3', 'google'],
    ['?gclid=', 'other'],
    ['?utm_source=', 'other'],
    ['?utm_source=newsletter', 'other'],
    ['?utm_source=google.evil.example', 'other'],
    ['?utm_source=constructor', 'other'],
    ['?utm_medium=instagram', 'other'],
    ['?fbclid=IwAR0', 'other'],
    ['?q=utm_source%3Dgoogle', 'other'],
    ['#utm_source=google', 'other'],
    ['', 'other'],
  ];

  it.each(cases)('%j is %s', (query, source) => {
    expect(trafficSourceOf({ referrer: '', url: `${HOME}eventos${query}` })).toBe(source);
  });

  it('prefers a known referrer to the address', () => {
    expect(trafficSourceOf({ referrer: 'https://www.google.com/', url: `${HOME}?utm_source=ig` })).toBe(
      'google',
    );
  });

  it('prefers the address to an unknown referrer', () => {
    expect(trafficSourceOf({ referrer: 'https://m.facebook.com/', url: `${HOME}?utm_source=ig` })).toBe(
      'instagram',
    );
  });

  it('does not throw for an invalid address', () => {
    expect(trafficSourceOf({ referrer: '', url: 'not an address' })).toBe('other');
  });
});

describe('recording the source', () => {
  const fromInstagram = { referrer: 'https://l.instagram.com/', url: HOME };
  const fromGoogle = { referrer: 'https://www.google.com.ar/', url: HOME };
  const fromNowhere = { referrer: '', url: HOME };
  const fromTheSite = { referrer: `${HOME}eventos`, url: HOME };

  beforeEach(() => localStorage.clear());

  it('writes the source of a first visit', () => {
    recordTrafficSource(fromInstagram);
    expect(localStorage.getItem('trafficSource')).toBe('instagram');
  });

  it('writes other for a first visit from anywhere else', () => {
    recordTrafficSource(fromNowhere);
    expect(localStorage.getItem('trafficSource')).toBe('other');
  });

  it.each([
    ['google', fromGoogle],
    ['instagram', fromInstagram],
  ])('never replaces %s by other', (source, arrival) => {
    recordTrafficSource(arrival);
    recordTrafficSource(fromNowhere);
    expect(localStorage.getItem('trafficSource')).toBe(source);
  });

  it('replaces other by a known source', () => {
    recordTrafficSource(fromNowhere);
    recordTrafficSource(fromInstagram);
    expect(localStorage.getItem('trafficSource')).toBe('instagram');
  });

  it('replaces a known source by the one of a later visit', () => {
    recordTrafficSource(fromInstagram);
    recordTrafficSource(fromGoogle);
    expect(localStorage.getItem('trafficSource')).toBe('google');
  });

  it('keeps the source when the page is loaded again', () => {
    recordTrafficSource(fromInstagram);
    recordTrafficSource(fromInstagram);
    expect(localStorage.getItem('trafficSource')).toBe('instagram');
  });

  it('changes nothing for a visitor from the site itself', () => {
    recordTrafficSource(fromInstagram);
    recordTrafficSource(fromTheSite);
    expect(localStorage.getItem('trafficSource')).toBe('instagram');
  });

  it('writes nothing for a visitor from the site itself', () => {
    recordTrafficSource(fromTheSite);
    expect(localStorage.getItem('trafficSource')).toBeNull();
  });

  it('replaces an unknown value', () => {
    localStorage.setItem('trafficSource', '{"foreign":true}');
    recordTrafficSource(fromNowhere);
    expect(localStorage.getItem('trafficSource')).toBe('other');
  });

  it('does not throw where storage throws on access', () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(() => recordTrafficSource(fromGoogle)).not.toThrow();
    denied.mockRestore();
  });

  it('does not throw when storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(() => recordTrafficSource(fromGoogle)).not.toThrow();
    full.mockRestore();
  });
});

describe('the known source', () => {
  beforeEach(() => localStorage.clear());

  it.each(['instagram', 'google'] as const)('is %s when that was recorded', (source) => {
    recordTrafficSource({ referrer: `https://www.${source}.com/`, url: HOME });
    expect(knownTrafficSource()).toBe(source);
  });

  it('is none before one is recorded', () => {
    expect(knownTrafficSource()).toBeUndefined();
  });

  it.each(['other', 'Instagram', '', '{"foreign":true}'])('is none when the storage holds %j', (stored) => {
    localStorage.setItem('trafficSource', stored);
    expect(knownTrafficSource()).toBeUndefined();
  });

  it('is none where storage throws on access', () => {
    const denied = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(knownTrafficSource()).toBeUndefined();
    denied.mockRestore();
  });
});
