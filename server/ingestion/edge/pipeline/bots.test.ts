import { expect, test } from '@jest/globals';
import { botDetector } from './bots.js';

const isBot = botDetector();

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/141.0.0.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'AhrefsBot/7.0',
  'okhttp/4.12 Googlebot/2.1',
])('"%s" is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  '',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'okhttp/4.12.0',
  'Dalvik/2.1.0 (Linux; U; Android 12; BRAVIA 4K VH2 Build/STT2.230203.001)',
  'AppleCoreMedia/1.0.0.21L227 (Apple TV; U; CPU OS 17_0 like Mac OS X; en_nz)',
  'Mozilla/5.0 (Linux; Tizen 6.0; SmartTV) AppleWebKit/538.1 (KHTML, like Gecko) Version/6.0 TV Safari/538.1',
  'AWSElementalMediaTailor',
  'Go-http-client/2.0',
  'Apache-HttpClient/4.5.14 (Java/17.0.9)',
  'Roku/DVP-12.0 (12.0.0 build 4182-88)',
  'curl/8.5.0',
  'node',
])('"%s" is no bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
