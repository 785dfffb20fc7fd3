import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { close } from '#server/core/http/listen.js';
import { ENGINES, type Engine } from '#server/testing/engines.js';
import { until } from '#server/testing/redis-group/test-redis-group.js';
import { siteScript } from './site-script.js';

const KEY = 'abcdefghijklmnopqrstuv';
const HIDE = `Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`;

interface Trial {
  /** Stands in the page before the script, and after it. */
  before?: string;
  after?: string;
  /** The element that loads the script, when it is not the usual one. */
  loader?: (src: string) => string;
  policy?: string;
  hits: string[];
}

const script = (text: string) => `<script>${text}</script>`;
const TRIALS: Readonly<Record<string, Trial>> = {
  'a page': { hits: ['POST'] },
  'a policy that forbids connections': {
    policy: "default-src 'none'; script-src 'unsafe-inline' SITE; img-src SITE",
    after: script(`history.pushState({}, '', location.href + '-next')`),
    hits: ['GET', 'GET'],
  },
  'a policy that only reports': {
    policy: "report-only default-src 'none'; script-src 'unsafe-inline' SITE",
    hits: ['POST'],
  },
  'a beacon that throws': {
    before: script('navigator.sendBeacon = () => { throw new Error() }'),
    hits: ['POST'],
  },
  'neither beacon nor fetch': {
    before: script('navigator.sendBeacon = () => false; window.fetch = undefined'),
    hits: ['GET'],
  },
  'a loader that hides the current script': {
    loader: (src) =>
      `<script type="text/delayed" src="${src}?gdpr=0" data-uid="u 1"></script>` +
      script(`fetch('${src}').then((answer) => answer.text()).then((text) => setTimeout(text))`),
    hits: ['POST ?gdpr=0&uid=u%201'],
  },
  'a tag manager that inserts the script': {
    loader: (src) =>
      script(`const s = document.createElement('script'); s.src = '${src}'; s.async = true;
        s.dataset.uid = 'u1'; document.head.append(s)`),
    hits: ['POST ?uid=u1'],
  },
  'a module': {
    loader: (src) => `<script type="module" src="${src}" data-uid="u1"></script>`,
    hits: ['POST ?uid=u1'],
  },
  'half a surrogate pair and a whole one in the id': {
    loader: (src) =>
      script(`const s = document.createElement('script'); s.src = '${src}';
        s.dataset.uid = 'a\\ud800-\\ud83d\\ude00'; document.head.append(s)`),
    hits: ['POST ?uid=a%EF%BF%BD-%F0%9F%98%80'],
  },
  'a hash router': {
    loader: (src) => `<script src="${src}" data-hash></script>`,
    after: script(`location.hash = '#/cart'`),
    hits: ['POST', 'POST'],
  },
  'an anchor': { after: script(`location.hash = '#reviews'`), hits: ['POST'] },
  'an open banner and a phone that puts the page away': {
    before: script('window.__tcfapi = () => undefined'),
    after: script(HIDE + HIDE.slice(HIDE.indexOf('\n'))),
    hits: ['POST ?gdpr=1'],
  },
  'the older API of the United States': {
    before: script(`window.__uspapi = (command, version, answer) => command === 'getUSPData' &&
      version === 1 && setTimeout(() => answer({ version: 1, uspString: '1YYN' }, true))`),
    hits: ['POST ?us_privacy=1YYN'],
  },
  'a page that forbids to replace pushState': {
    before: script('Object.freeze(history); Object.freeze(History.prototype)'),
    hits: ['POST'],
  },
  'a page in an older encoding': {
    before: '<meta charset="windows-1252">',
    loader: (src) => `<script src="${src}" data-uid="&eacute;&#x1f600;"></script>`,
    hits: ['POST ?uid=%C3%A9%F0%9F%98%80'],
  },
};

const NAMES = Object.keys(TRIALS);
/** Long enough for a second hit to arrive where one is expected. */
const SILENCE_MS = 300;

/** The query of a hit, without the number that makes each image another one. */
const queryOf = (url: string): string =>
  new URL(url, 'http://edge').search.replace(/^\?[\d.e-]+/, '').replace(/^&/, '?');

let hits: string[] = [];
let site = '';

const server = http.createServer((request, response) => {
  const { method = '', url = '' } = request;
  const src = `${site}/t/s/${KEY}.js`;
  if (url.startsWith(`/t/s/${KEY}.js`)) {
    response.setHeader('content-type', 'text/javascript');
    return response.end(siteScript(KEY, `${site}/t/s/${KEY}`));
  }
  if (url.startsWith('/t/s/')) {
    hits.push(`${method} ${queryOf(url)}`.trim());
    return response.writeHead(204).end();
  }

  const trial = TRIALS[NAMES[Number(url.slice('/page-'.length))] ?? ''];
  if (!trial) return response.writeHead(404).end();
  const { before = '', after = '', loader, policy } = trial;
  const isReport = policy?.startsWith('report-only ') ?? false;
  if (policy)
    response.setHeader(
      isReport ? 'content-security-policy-report-only' : 'content-security-policy',
      policy.replace('report-only ', '').replaceAll('SITE', site),
    );
  response.setHeader('content-type', 'text/html');
  return response.end(before + (loader?.(src) ?? `<script src="${src}"></script>`) + after);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});

afterAll(() => close(server));

describe.each(Object.entries(ENGINES))('%s', (name, open) => {
  let engine: Engine | null = null;

  beforeAll(async () => {
    engine = await open();
    if (!engine) process.stderr.write(`${name} is not installed: its trials are left out\n`);
  }, 60_000);

  afterAll(() => engine?.close());

  test.each(Object.entries(TRIALS))('%s is as many hits as page views', async (trial, expected) => {
    if (!engine) return;
    hits = [];
    await engine.show(`${site}/page-${NAMES.indexOf(trial)}`);
    await until(() => Promise.resolve(hits.length >= expected.hits.length), `the hits of ${trial}`);
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS));
    expect(hits).toEqual(expected.hits);
  });
});
