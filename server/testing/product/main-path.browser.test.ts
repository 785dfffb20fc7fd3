import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { close, listen } from '#server/core/http/listen.js';
import { openBrowser } from '#server/testing/browser.js';
import {
  buildBooking,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { managerQuestions } from '#server/testing/product/manager-questions.js';
import { startProduct, type StartedProduct } from '#server/testing/start-product.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const DAY_MS = 86_400_000;
/** A headless browser names itself in its user agent, and the bot filter rightly excludes it. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/**
 * Maximum time from a tag call to the figure on an open dashboard. `npm run bench tag` measures the
 * time; other tests would disturb it here.
 */
const MOVES_WITHIN_MS = 30_000;

const BOOKING = 'Evening films';
/** Maximum clicks from the overview. */
const MAX_CLICKS = 3;

const database = testDatabase();
const redis = testRedis();
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The customer's site. It has its own server, since browsers keep pages of unknown origin from
 * calling this machine.
 */
let calls = 0;
/** An id joins the two calls: this machine's address is that of no household. */
const siteServer = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    `<img src="${product.edgeUrl}/t/i/${impressionKey}.gif?cb=${(calls += 1)}&uid=kea-7">` +
      `<script async src="${product.edgeUrl}/t/s/${siteKey}.js" data-uid="kea-7"></script>`,
  );
});

let product: StartedProduct;
let browser: Browser;
let page: Page;
let impressionKey = '';
let siteKey = '';
let email = '';

beforeAll(async () => {
  const em = database.orm.em.fork();
  const running = { startDate: dayFromNow(-20), endDate: dayFromNow(20) };
  const customer = await buildCustomer(em, { custName: 'Kea Outdoor' });
  const booking = await buildBooking(em, {
    customer,
    bookingName: BOOKING,
    goalImpressions: 10,
    ...running,
  });
  impressionKey = (await buildImpressionTag(em, { booking })).key;
  siteKey = (await buildSiteTag(em, { customer, mainSiteTag: true })).key;
  email = (await buildUser(em)).email;

  product = await startProduct({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  browser = await openBrowser();
  await listen(siteServer, { port: 0, setting: 'none' });
  await product.up();
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = await context.newPage();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await close(siteServer);
  product.kill('SIGTERM');
  await product.ended;
  fs.rmSync(product.dataDir, { recursive: true, force: true });
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return address.port;
}

const figure = (label: string) =>
  page.getByRole('group', { name: label, exact: true }).locator('[data-figure]');

/** The calls of a viewer's device: an ad is shown, then a visit to the customer's site. */
async function watchAdAndVisit(): Promise<void> {
  const site = await page.context().newPage();
  const [impression] = await Promise.all([
    site.waitForResponse((response) => response.url().includes(`/t/i/${impressionKey}`)),
    site.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes(`/t/s/${siteKey}`),
    ),
    site.goto(`http://localhost:${portOf(siteServer)}/`),
  ]);

  expect(impression.status()).toBe(200);
  await site.close();
}

describe('the main path', () => {
  test('goes from signing in over the overview to a dashboard whose figures move', async () => {
    await page.goto(product.pageUrl);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();

    await page.getByRole('table', { name: 'Active Campaigns' }).getByText(BOOKING).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('No data available for the selected filters').waitFor();

    await watchAdAndVisit();
    const options = { timeout: MOVES_WITHIN_MS };
    await figure('Actual Impressions').filter({ hasText: /^1$/ }).waitFor(options);
    await figure('Total Visits').filter({ hasText: /^1$/ }).waitFor(options);
    await watchAdAndVisit();
    await figure('Actual Impressions').filter({ hasText: /^2$/ }).waitFor(options);
  }, 240_000);

  test.each(managerQuestions({ bookingName: BOOKING }))(
    'answers a manager in at most three clicks: $asks',
    async ({ clicks, answer }) => {
      expect(clicks.length).toBeLessThanOrEqual(MAX_CLICKS);

      await page.goto(`${product.pageUrl}/overview`);
      for (const target of clicks) await target(page).click();
      await answer(page).waitFor();
    },
    60_000,
  );

  test('stays signed in over reloads and in another tab, by a cookie that no script reads, until it signs out', async () => {
    const cookies = async () =>
      (await page.context().cookies()).filter(({ name }) => name === 'infinitum_refresh');
    const [cookie] = await cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/graphql' });
    const readable = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(readable).toContain(email);
    expect(readable).not.toContain(cookie?.value);
    expect(readable).not.toContain('eyJ');

    const tab = await page.context().newPage();
    await tab.goto(product.pageUrl);
    const signOut = (of: Page) => of.getByRole('button', { name: 'Sign out' });
    await signOut(tab).waitFor();
    await Promise.all([page.reload(), tab.reload()]);
    await Promise.all([signOut(page).waitFor(), signOut(tab).waitFor()]);

    await signOut(tab).click();
    await Promise.all(
      [page, tab].map((one) => one.getByRole('button', { name: 'Sign In' }).waitFor()),
    );
    expect(await cookies()).toEqual([]);
  }, 90_000);
});
