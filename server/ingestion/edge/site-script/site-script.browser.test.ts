import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { close } from '#server/core/http/listen.js';
import { openBrowser } from '#server/testing/browser.js';
import { until } from '#server/testing/redis-group/test-redis-group.js';
import { siteScript } from './site-script.js';

const KEY = 'abcdefghijklmnopqrstuv';
/** A consent platform that answers when the test says so. */
const PLATFORM = `<script>
  const listeners = [];
  window.__tcfapi = (_command, _version, listener) => listeners.push(listener);
  window.answer = (tcString) => listeners.forEach((listener) =>
    listener({ eventStatus: 'useractioncomplete', gdprApplies: true, tcString }, true));
</script>`;
const PAGE = `<a id="anchor" href="#reviews">Reviews</a><a id="last" href="/last">Last</a>
  <button id="sort" onclick="history.replaceState({}, '', '/shop?sort=price')">Sort</button>
  <button id="next" onclick="history.pushState({}, '', '/next')">Next</button>
  <button id="accept" onclick="answer('CA.x')">Accept</button>
  <button id="withdraw" onclick="answer('CB.x')">Withdraw</button>
  <h2 id="reviews">Reviews</h2>`;

let hits: string[] = [];
let site = '';
let browser: Browser;
let page: Page;

const server = http.createServer((request, response) => {
  const url = request.url ?? '';
  if (url === `/t/s/${KEY}.js`) return response.end(siteScript(KEY, `${site}/t/s/${KEY}`));
  if (request.method === 'POST') {
    const from = (request.headers.referer ?? '').replace(site, '');
    hits.push(from + url.replace(`/t/s/${KEY}`, ''));
    return response.writeHead(204).end();
  }
  response.setHeader('content-type', 'text/html');
  const platform = url.startsWith('/consent') ? PLATFORM : '';
  return response.end(`${platform}${PAGE}<script src="${site}/t/s/${KEY}.js"></script>`);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  browser = await openBrowser({ withWebGl: false });
}, 60_000);

afterAll(async () => {
  await browser.close();
  await close(server);
});

beforeEach(async () => {
  page = await browser.newPage();
  hits = [];
});

afterEach(() => page.close());

/** Opens the last page. Resolves with all hits, as page and query, when that page's own is there. */
async function hitsUntilLast(): Promise<string[]> {
  await page.click('#last');
  await until(() => Promise.resolve(hits.some((hit) => hit.startsWith('/last'))), 'the last hit');
  return hits;
}

test('anchors and replaced addresses are no page views; a new page and each way back are one', async () => {
  await page.goto(`${site}/shop`);
  await page.click('#anchor');
  await page.click('#sort');
  await page.click('#anchor');
  await page.goBack();
  expect(page.url()).toBe(`${site}/shop?sort=price`);

  await page.click('#next');
  await page.goBack();
  await page.goto(`${site}/cart`);
  await page.goBack();

  expect(await hitsUntilLast()).toEqual([
    '/shop',
    '/next',
    '/shop?sort=price',
    '/cart',
    '/shop?sort=price',
    '/last',
  ]);
});

test('page views wait for the consent of the page, carry it, and carry its withdrawal', async () => {
  await page.goto(`${site}/consent`);
  await page.click('#next');
  expect(hits).toEqual([]);

  await page.click('#accept');
  await page.click('#sort');
  await page.click('#withdraw');
  await page.click('#next');

  expect(await hitsUntilLast()).toEqual([
    '/next?gdpr=1&gdpr_consent=CA.x',
    '/next?gdpr=1&gdpr_consent=CA.x',
    '/next?gdpr=1&gdpr_consent=CB.x',
    '/last',
  ]);
});

test('a page that is left before its platform answers is one page view without consent', async () => {
  await page.goto(`${site}/consent`);

  expect((await hitsUntilLast()).toSorted()).toEqual(['/consent?gdpr=1', '/last']);
});
