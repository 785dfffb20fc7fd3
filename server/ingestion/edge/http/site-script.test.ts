import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { siteScript } from './site-script.js';

const KEY = 'abcdefghijklmnopqrstuv';
const URL_OF_HITS = `https://edge.example.com/t/s/${KEY}`;

/** The parts of a page that the script uses. */
function openPage({
  src = `${URL_OF_HITS}.js`,
  uid = '',
  beaconWorks = true,
  prerendering = false,
} = {}) {
  const sent: string[] = [];
  const listeners = new Map<string, () => void>();
  const listen = (name: string, listener: () => void) => void listeners.set(name, listener);
  const location = { href: 'https://shop.example/' };
  const go = (_state: unknown, _title: string, path: string) => {
    location.href = `https://shop.example${path}`;
  };
  const page = {
    location,
    history: { pushState: go, replaceState: go },
    navigator: { sendBeacon: (url: string) => beaconWorks && sent.push(`beacon ${url}`) > 0 },
    document: {
      currentScript: { src, dataset: uid ? { uid } : {} },
      prerendering,
      addEventListener: listen,
    },
    fetch: (url: string, options: { method: string; keepalive: boolean }) => {
      sent.push(`fetch ${options.method} ${options.keepalive} ${url}`);
      return Promise.resolve();
    },
    addEventListener: listen,
    encodeURIComponent,
  };

  const context = vm.createContext({ ...page, window: page });
  const run = () => void vm.runInContext(siteScript(KEY, URL_OF_HITS), context);

  run();

  return { ...page, sent, run, emit: (name: string) => listeners.get(name)?.() };
}

test('the script is under 1 KB gzipped', () => {
  expect(gzipSync(siteScript(KEY, URL_OF_HITS)).length).toBeLessThan(1_024);
});

test('a page is reported on load, by beacon', () => {
  expect(openPage().sent).toEqual([`beacon ${URL_OF_HITS}`]);
});

test('a refused beacon falls back to a fetch that outlives the page', () => {
  expect(openPage({ beaconWorks: false }).sent).toEqual([`fetch POST true ${URL_OF_HITS}`]);
});

test('each new address is reported once, however it came about', () => {
  const { sent, history, location, emit } = openPage();
  history.pushState({}, '', '/a');
  history.replaceState({}, '', '/a');
  history.replaceState({}, '', '/b');
  location.href = 'https://shop.example/a';
  emit('popstate');
  emit('popstate');
  expect(sent).toHaveLength(4);
});

test('a script that is on the page twice reports once', () => {
  const { sent, run } = openPage();
  run();
  expect(sent).toHaveLength(1);
});

test('a page that is only prepared is reported when it is shown', () => {
  const { sent, emit } = openPage({ prerendering: true });
  expect(sent).toEqual([]);
  emit('prerenderingchange');
  expect(sent).toHaveLength(1);
});

test.each([
  [{ src: `${URL_OF_HITS}.js?uid=u1&gdpr=0` }, `beacon ${URL_OF_HITS}?uid=u1&gdpr=0`],
  [{ uid: 'a b' }, `beacon ${URL_OF_HITS}?uid=a%20b`],
  [{ src: `${URL_OF_HITS}.js?gdpr=0`, uid: 'u1' }, `beacon ${URL_OF_HITS}?gdpr=0&uid=u1`],
])('what the site says goes along: %j', (said, expected) => {
  expect(openPage(said).sent).toEqual([expected]);
});
