import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { close } from '#server/core/http/listen.js';
import { sendText } from '#server/ingestion/edge/http/answers.js';
import { sendPreflight } from '#server/ingestion/edge/http/tag-routes.js';
import { openBrowser } from '#server/testing/browser.js';

const DOCUMENT = '<VAST version="4.2"/>';
const edge = http.createServer((request, response) => {
  if (request.method === 'OPTIONS') return sendPreflight(response, 'GET, HEAD, OPTIONS');
  return sendText(response, 200, 'application/xml; charset=utf-8', DOCUMENT);
});
const site = http.createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<p>A page with a player</p>');
});

let browser: Browser;
let page: Page;
const urls = { edge: '', site: '' };

async function listen(
  server: http.Server<typeof IncomingMessage, typeof ServerResponse>,
): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

beforeAll(async () => {
  Object.assign(urls, { edge: await listen(edge), site: await listen(site) });
  browser = await openBrowser({ withWebGl: false });
  page = await browser.newPage();
  await page.goto(urls.site);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await close(edge);
  await close(site);
});

/** The text that a page of another origin reads; `blocked` where the browser withholds the answer. */
const readInPage = (path: string, withCredentials: boolean, header = ''): Promise<string> =>
  page.evaluate(`new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', '${urls.edge}${path}');
    request.withCredentials = ${withCredentials};
    if ('${header}') request.setRequestHeader('${header}', 'application/xml');
    request.onload = () => resolve(request.responseText);
    request.onerror = () => resolve('blocked');
    request.send();
  })`);

test.each([true, false])('a player reads VAST, with credentials: %p', async (withCredentials) => {
  expect(await readInPage('/t/v/key.xml', withCredentials)).toBe(DOCUMENT);
});

test.each([true, false])(
  'a player whose call needs a preflight reads VAST, with credentials: %p',
  async (withCredentials) => {
    expect(await readInPage('/t/v/key.xml', withCredentials, 'Content-Type')).toBe(DOCUMENT);
  },
);

test('a sandboxed frame, whose origin is null, reads VAST with credentials', async () => {
  const script = `fetch('${urls.edge}/t/v/key.xml', { credentials: 'include' })
    .then((answer) => answer.text(), () => 'blocked')
    .then((text) => parent.postMessage(text, '*'))`;
  const read: unknown = await page.evaluate(`new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data), { once: true });
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.srcdoc = ${JSON.stringify(`<script>${script}</script>`).replaceAll('</', '<\\/')};
    document.body.append(frame);
  })`);
  expect(read).toBe(DOCUMENT);
});

test('no other answer can be read with credentials', async () => {
  expect(await readInPage('/t/i/key.gif', true)).toBe('blocked');
  expect(await readInPage('/t/i/key.gif', false)).toBe(DOCUMENT);
});
