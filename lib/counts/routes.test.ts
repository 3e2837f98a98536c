import { isCrawler } from './routes';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${chrome} (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)`,
  `${chrome} (compatible; GoogleOther)`,
  `${chrome} (compatible; Google-InspectionTool/1.0)`,
  'Mediapartners-Google',
  'AdsBot-Google',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) BingPreview/1.0b Safari/537.36',
  `${chrome} Chrome-Lighthouse`,
  chrome.replace('Chrome', 'HeadlessChrome'),
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each([
  chrome,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/390.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36 Instagram 401.0.0.48.79 Android (35/15; 420dpi; 1080x2205; Google/google; Pixel 9; tokay; tokay; es_AR; 793512345)',
  'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/518.0.0.52;FBDV/iPhone15,2]',
])('%s is no crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
