import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { siteScript } from './site-script.js';

const KEY = 'abcdefghijklmnopqrstuv';
const URL_OF_HITS = `https://edge.example.com/t/s/${KEY}`;

interface ScriptElement {
  src: string;
  dataset: Record<string, string>;
}

interface PageOptions {
  src?: string;
  uid?: string;
  beaconWorks?: boolean;
  prerendering?: boolean;
  consent?: string;
  hash?: boolean;
  beaconThrows?: boolean;
  hasFetch?: boolean;
  currentScript?: ScriptElement | null;
  /** The script's element, as a search of the document finds it. */
  element?: ScriptElement;
  globals?: object;
}

/** The parts of a page that the script uses. */
function openPage({
  src = `${URL_OF_HITS}.js`,
  uid = '',
  beaconWorks = true,
  prerendering = false,
  consent = '',
  hash = false,
  beaconThrows = false,
  hasFetch = true,
  currentScript,
  element,
  globals = {},
}: PageOptions = {}) {
  const sent: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const listen = (name: string, listener: (event: object) => void) =>
    void listeners.set(name, listener);
  const location = { href: 'https://shop.example/' };
  const go = (_state: unknown, _title: string, path: string) => {
    location.href = `https://shop.example${path}`;
  };
  const dataset: Record<string, string> = {};
  if (uid) dataset.uid = uid;
  if (consent) dataset.consent = consent;
  if (hash) dataset.hash = '';
  const own: ScriptElement = { src, dataset };
  const page = {
    ...globals,
    location,
    history: { pushState: go, replaceState: go },
    navigator: {
      sendBeacon: (url: string) => {
        if (beaconThrows) throw new Error('broken');
        return beaconWorks && sent.push(`beacon ${url}`) > 0;
      },
    },
    document: {
      currentScript: currentScript === undefined ? own : currentScript,
      querySelector: () => element ?? null,
      visibilityState: 'visible',
      prerendering,
      addEventListener: listen,
    },
    fetch: (url: string, options: { method: string; keepalive: boolean }) => {
      sent.push(`fetch ${options.method} ${options.keepalive} ${url}`);
      return Promise.resolve();
    },
    addEventListener: listen,
    encodeURIComponent,
    Image: class {
      set src(url: string) {
        sent.push(`image ${url}`);
      }
    },
  };

  const { fetch, ...withoutFetch } = page;
  const context = vm.createContext({
    ...withoutFetch,
    ...(hasFetch ? { fetch } : {}),
    window: page,
  });
  const run = () => void vm.runInContext(siteScript(KEY, URL_OF_HITS), context);

  run();

  const emit = (name: string, event = {}) => listeners.get(name)?.(event);
  const set = (name: string, value: unknown) => void Object.assign(page, { [name]: value });

  return { ...page, sent, run, emit, set };
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

test('each new page is reported once, however it came about', () => {
  const { sent, history, location, emit } = openPage();
  history.pushState({}, '', '/a');
  history.pushState({}, '', '/a');
  history.pushState({}, '', '/b');
  location.href = 'https://shop.example/a';
  emit('popstate');
  emit('popstate');
  expect(sent).toHaveLength(4);
});

test('a replaced address is the same page view, and so is a jump to an anchor', () => {
  const { sent, history, location, emit } = openPage();
  history.replaceState({}, '', '/?sort=price');
  history.pushState({}, '', '/?sort=price#reviews');
  location.href = 'https://shop.example/?sort=price#delivery';
  emit('popstate');
  expect(sent).toHaveLength(1);

  history.pushState({}, '', '/cart');
  history.replaceState({}, '', '/cart?step=2');
  history.pushState({}, '', '/');
  expect(sent).toHaveLength(3);
});

test('a page that comes back from the back/forward cache is viewed again', () => {
  const { sent, emit } = openPage();
  emit('pageshow', { persisted: false });
  expect(sent).toHaveLength(1);
  emit('pageshow', { persisted: true });
  expect(sent).toHaveLength(2);
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

/** A consent platform of the TCF: `say` calls every listener as the platform does. */
function tcfPlatform() {
  const listeners: ((data: object, success: boolean) => void)[] = [];
  const api = (_command: string, _version: number, listener: (typeof listeners)[number]) =>
    void listeners.push(listener);
  const say = (data: object) => listeners.forEach((listener) => listener(data, true));

  return { api, say };
}

/** A consent platform of the GPP, the same way. */
function gppPlatform() {
  const listeners: ((data: object, success: boolean) => void)[] = [];
  const api = (_command: string, listener: (typeof listeners)[number]) =>
    void listeners.push(listener);
  const say = (pingData: object) => listeners.forEach((listener) => listener({ pingData }, true));

  return { api, say };
}

test('page views wait for the answer of a consent platform and carry it', () => {
  const { api, say } = tcfPlatform();
  const { sent, history } = openPage({
    src: `${URL_OF_HITS}.js?gdpr=0&uid=u1`,
    globals: { __tcfapi: api },
  });
  say({ eventStatus: 'cmpuishown', gdprApplies: true, tcString: 'none' });
  history.pushState({}, '', '/a');
  expect(sent).toEqual([]);

  say({ eventStatus: 'useractioncomplete', gdprApplies: true, tcString: 'CA.x' });
  const hit = `beacon ${URL_OF_HITS}?gdpr=1&gdpr_consent=CA.x&gdpr=0&uid=u1`;
  expect(sent).toEqual([hit, hit]);

  say({ eventStatus: 'useractioncomplete', gdprApplies: true, tcString: 'refused' });
  expect(sent).toHaveLength(2);
  history.pushState({}, '', '/b');
  expect(sent[2]).toContain('gdpr_consent=refused');
});

test('with two platforms both answer first', () => {
  const tcf = tcfPlatform();
  const gpp = gppPlatform();
  const { sent } = openPage({ globals: { __tcfapi: tcf.api, __gpp: gpp.api } });
  gpp.say({ signalStatus: 'not ready', gppString: '', applicableSections: [] });
  tcf.say({ eventStatus: 'tcloaded', gdprApplies: false, tcString: '' });
  expect(sent).toEqual([]);
  gpp.say({ signalStatus: 'ready', gppString: 'DB~1', applicableSections: [7, 8] });
  expect(sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=0&gpp=DB~1&gpp_sid=7%2C8`]);
});

test('a page that is left before the answer is counted without a viewer', () => {
  const { sent, emit } = openPage({ uid: 'u1', globals: { __tcfapi: tcfPlatform().api } });
  emit('pagehide');
  emit('pagehide');
  expect(sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=1&uid=u1`]);
});

test('a site without a platform may state the consent itself, at once or later', () => {
  const consent = { gdpr: 1, gdpr_consent: 'C', gpp: '', us_privacy: null };
  const atOnce = openPage({ globals: { infinitumConsent: consent } });
  expect(atOnce.sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=1&gdpr_consent=C`]);

  const later = openPage({ consent: 'wait' });
  expect(later.sent).toEqual([]);
  later.emit('infinitumconsent');
  expect(later.sent).toEqual([]);
  later.set('infinitumConsent', consent);
  later.emit('infinitumconsent');
  expect(later.sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=1&gdpr_consent=C`]);
  later.history.pushState({}, '', '/a');
  expect(later.sent).toHaveLength(2);
});

test('the consent that the site states goes without a platform that stays silent', () => {
  const { api, say } = tcfPlatform();
  const page = openPage({ globals: { __tcfapi: api, infinitumConsent: { us_privacy: '1YNN' } } });
  expect(page.sent).toEqual([`beacon ${URL_OF_HITS}?us_privacy=1YNN`]);
  say({ eventStatus: 'tcloaded', gdprApplies: false, tcString: '' });
  page.history.pushState({}, '', '/a');
  expect(page.sent[1]).toBe(`beacon ${URL_OF_HITS}?us_privacy=1YNN&gdpr=0`);
});

test('the older API of the United States is asked, and its answer goes along', () => {
  const asked: unknown[] = [];
  const api = (command: string, version: number, answer: (data: object, ok: boolean) => void) => {
    asked.push([command, version]);
    answer({ version: 1, uspString: '1YYN' }, true);
  };
  const tcf = tcfPlatform();
  const { sent } = openPage({ globals: { __uspapi: api, __tcfapi: tcf.api } });
  expect(sent).toEqual([]);
  tcf.say({ eventStatus: 'tcloaded', gdprApplies: false, tcString: '' });

  expect(asked).toEqual([['getUSPData', 1]]);
  expect(sent).toEqual([`beacon ${URL_OF_HITS}?us_privacy=1YYN&gdpr=0`]);
});

test('a page that is put away before the answer counts once without a viewer', () => {
  const { sent, emit, document, history } = openPage({ globals: { __tcfapi: tcfPlatform().api } });
  emit('visibilitychange');
  expect(sent).toEqual([]);

  Object.assign(document, { visibilityState: 'hidden' });
  emit('visibilitychange');
  emit('pagehide');
  expect(sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=1`]);

  history.pushState({}, '', '/a');
  expect(sent).toHaveLength(1);
  emit('pagehide');
  expect(sent).toHaveLength(2);
});

test('a loader that hides the current script loses neither the id nor the query', () => {
  const element = { src: `${URL_OF_HITS}.js?gdpr=0`, dataset: { uid: 'u1' } };
  const { sent } = openPage({ currentScript: null, element });
  expect(sent).toEqual([`beacon ${URL_OF_HITS}?gdpr=0&uid=u1`]);
});

test.each([
  ['throws', true],
  ['is refused', false],
])('where a beacon %s and there is no fetch, an image goes', (_what, throws) => {
  const { sent } = openPage({
    beaconWorks: false,
    beaconThrows: throws,
    hasFetch: false,
    uid: 'u1',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^image \S+\.gif\?[\d.e-]+&uid=u1$/);
});

test('half a surrogate pair in an id stops no hit', () => {
  expect(openPage({ uid: 'a\ud800' }).sent).toEqual([`beacon ${URL_OF_HITS}?uid=a%EF%BF%BD`]);
});

test('a hash router counts each address where the site asks for it', () => {
  const counted = (hash: boolean) => {
    const { sent, location, history, emit } = openPage({ hash });
    location.href = 'https://shop.example/#/a';
    emit('popstate');
    emit('hashchange');
    history.pushState({}, '', '/#/b');
    history.replaceState({}, '', '/#/c');
    emit('hashchange');
    return sent.length;
  };
  expect([counted(false), counted(true)]).toEqual([1, 3]);
});

test('a page that is only prepared moves without a hit', () => {
  const { sent, history, emit } = openPage({ prerendering: true });
  history.pushState({}, '', '/a');
  expect(sent).toEqual([]);
  emit('prerenderingchange');
  expect(sent).toHaveLength(1);
});

test('a platform that throws holds nothing up', () => {
  const broken = () => {
    throw new Error('broken');
  };
  expect(openPage({ globals: { __tcfapi: broken, __gpp: broken } }).sent).toHaveLength(1);
});
