import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { userAgentReader } from './read-user-agent.js';

const read = userAgentReader();

/** Real user agents, one a line, in a file for each kind. */
const listOf = (kind: string): string[] =>
  readFileSync(new URL(`./fixtures/${kind}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const robotsIn = (userAgents: readonly string[]) =>
  userAgents.filter((userAgent) => read(userAgent).isRobot);

test.each(['tv', 'console', 'phone', 'tablet', 'computer', 'app'])(
  'no user agent of a device is a robot: %s',
  (kind) => {
    expect(robotsIn(listOf(kind))).toEqual([]);
  },
);

test('at least 99 of 100 robots, scanners and headless browsers are robots', () => {
  const robots = listOf('robot');
  expect(robots.length).toBeGreaterThan(2_900);
  expect(robotsIn(robots).length / robots.length).toBeGreaterThanOrEqual(0.99);
});

test.each([
  ['tv', 0.99],
  ['phone', 0.95],
  ['computer', 0.85],
  ['tablet', 0.75],
  ['console', 0.65],
] as const)('a user agent of a %s says so, with few exceptions', (kind, atLeast) => {
  const list = listOf(kind);
  const known = list.filter((userAgent) => read(userAgent).device === kind);
  expect(known.length / list.length).toBeGreaterThanOrEqual(atLeast);
});

test.each([
  ['AppleTV11,1/11.1', 'tv'],
  ['iTunes-AppleTV/4.1', 'tv'],
  ['AppleCoreMedia/1.0.0.21L227 (Apple TV; U; CPU OS 17_0 like Mac OS X; en_nz)', 'tv'],
  ['Chromecast', 'tv'],
  ['com.example.app', 'unknown'],
  ['Roku/DVP-12.0 (12.0.0 build 4182-88)', 'tv'],
  ['Roku4640X/DVP-7.70 (297.70E04154A)', 'tv'],
  ['smarttv_AFTMM_Build_535062120_Chromium_59.0.2883.91', 'tv'],
  ['Dalvik/2.1.0 (Linux; U; Android 12; BRAVIA 4K VH2 Build/STT2.230203.001)', 'tv'],
  ['Dalvik/2.1.0 (Linux; U; Android 7.1.2; AFTMM Build/NS6265)', 'tv'],
  ['PlutoTV/5.40.1 (Linux; Android 11) ExoPlayerLib/2.18.1', 'tv'],
  ['okhttp/4.12.0', 'unknown'],
  ['ExampleApp/3.2 CFNetwork/1410.0.3 Darwin/22.6.0', 'unknown'],
  ['ExampleApp/2.1 (Linux;Android 13) ExoPlayerLib/2.19.1', 'unknown'],
  ['Lavf/58.76.100', 'unknown'],
  ['VLC/3.0.20 LibVLC/3.0.20', 'unknown'],
  [
    'Opera/9.80 NETTV/4.5.0 Mozilla/5.0 (Linux armv7i; CE-HTML/1.0; NETTV/3.2.1) Presto/2.12.407',
    'tv',
  ],
  [
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/53.0 OMI/4.20.3.54.Catcher2.147',
    'tv',
  ],
  [
    'Mozilla/5.0 (Linux; Tizen 6.0; SmartTV) AppleWebKit/538.1 (KHTML, like Gecko) Version/6.0 TV Safari/538.1',
    'tv',
  ],
  ['Mozilla/5.0 (SMART-TV; Linux; Tizen 6.5) AppleWebKit/537.36 SmartMonitor/1.0', 'tv'],
  ['Mozilla/5.0 (PlayStation; PlayStation 5/6.02) AppleWebKit/605.1.15', 'console'],
  [
    'Mozilla/5.0 (Linux; Android 13; Spider 8) AppleWebKit/537.36 Chrome/120.0 Safari/537.36',
    'tablet',
  ],
  // a network that passes the calls of devices on
  ['Amazon CloudFront', 'unknown'],
  ['AWSElementalMediaTailor', 'unknown'],
  ['Go-http-client/2.0', 'unknown'],
  ['Apache-HttpClient/4.5.14 (Java/17.0.9)', 'unknown'],
  ['curl/8.5.0', 'unknown'],
  ['node', 'unknown'],
  ['', 'unknown'],
])('"%s" counts, as a device of the kind %s', (userAgent, device) => {
  expect(read(userAgent)).toEqual({ isRobot: false, device });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'AhrefsBot/7.0',
  'okhttp/4.12 Googlebot/2.1',
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (compatible; ExampleBot/1.0)',
])('"%s" is a robot', (userAgent) => {
  expect(read(userAgent).isRobot).toBe(true);
});

test('a television is no robot, however its user agent is cut or written in capitals', () => {
  const televisions = listOf('tv');
  fc.assert(
    fc.property(
      fc.constantFrom(...televisions),
      fc.nat(200),
      fc.boolean(),
      (whole, cut, isUpper) => {
        const text = whole.slice(0, Math.max(8, whole.length - cut));
        expect(read(isUpper ? text.toUpperCase() : text).isRobot).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a long user agent costs little', () => {
  for (const part of ['bot-', 'Android ', 'a@', 'tv ', 'aaaa', '; U', 'compatible; '])
    read(part.repeat(4_096).slice(0, 4_096));

  const startedMs = performance.now();
  read('bot-Android tv a@; U '.repeat(200));
  expect(performance.now() - startedMs).toBeLessThan(100);
});
