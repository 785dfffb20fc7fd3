import { expect, test } from '@jest/globals';
import { deviceOf } from './device-name.js';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${LINUX} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${LINUX} Ubuntu Chromium/142.0.0.0 Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${LINUX} Chromium/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${LINUX} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`, 'Samsung Internet on Linux'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 OPR/127.0.0.0`, 'Opera on Windows'],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
  [`${IPHONE} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.14.1', null],
  [undefined, null],
])('a sign-in is recognised by its browser and system: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
