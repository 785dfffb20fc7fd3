import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { User } from '#server/domains/people/user/user.entity.js';
import { openBrowser } from '#server/testing/browser.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { startProduct, type StartedProduct } from '#server/testing/start-product.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const DAY_MS = 86_400_000;
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const NARROWEST_PX = 360;
const WIDEST_PX = 2560;
const STEP_PX = 40;
const HEIGHT_PX = 900;
const WIDTHS = Array.from(
  { length: (WIDEST_PX - NARROWEST_PX) / STEP_PX + 1 },
  (_, step) => NARROWEST_PX + step * STEP_PX,
);

/** Defines `layoutFaults` in every page. */
const GEOMETRY = path.join(import.meta.dirname, 'layout-faults.mjs');
const TWO_FRAMES =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const NOTHING_LOADS = `!document.querySelector('[aria-busy=true], [role=status] [aria-hidden]')`;

const database = testDatabase();
const redis = testRedis();
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let product: StartedProduct;
let browser: Browser;
let customerId = 0;
let channelId = 0;
const people = new Map<string, User>();

async function call(address: string, method = 'GET'): Promise<void> {
  const headers = { 'user-agent': USER_AGENT, 'x-device-ip': '122.56.1.1' };
  const response = await fetch(product.edgeUrl + address, { method, headers });
  expect(response.ok).toBe(true);
}

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { custName: 'Kea Outdoor and Everything Else Limited' });
  const [agency, broadcaster, adtech] = [
    await buildAgency(em),
    await buildBroadcaster(em),
    await buildAdTech(em),
  ];
  const channel = await buildChannel(em, { owner: broadcaster });
  const partners = [
    { agencyId: agency.id },
    { broadcasterId: broadcaster.id },
    { adtechId: adtech.id },
  ];
  for (const partner of partners)
    await buildRelationship(em, { customerId: customer.id, ...partner });

  const running = { startDate: dayFromNow(-20), endDate: dayFromNow(20) };
  const booking = await buildBooking(em, { customer, channel, ...running });
  const impressionKey = (await buildImpressionTag(em, { booking })).key;
  const siteKey = (await buildSiteTag(em, { customer, mainSiteTag: true })).key;
  [customerId, channelId] = [customer.id, channel.id];

  people.set('super admin', await buildUser(em));
  const organisations = { AGENCY: agency, BROADCASTER: broadcaster, ADTECH: adtech } as const;
  for (const [entityType, { id }] of Object.entries(organisations))
    people.set(
      entityType.toLowerCase(),
      await buildUser(em, {
        entityType: entityType as keyof typeof organisations, // the keys of the line above
        entityId: id,
      }),
    );
  people.set('client', await buildUser(em, { entityType: 'CUSTOMER', entityId: customer.id }));

  product = await startProduct({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  browser = await openBrowser({ withWebGl: false });
  await product.up();
  await call(`/t/i/${impressionKey}.gif`);
  await call(`/t/s/${siteKey}`, 'POST');
}, 180_000);

afterAll(async () => {
  await browser.close();
  product.kill('SIGTERM');
  await product.ended;
  fs.rmSync(product.dataDir, { recursive: true, force: true });
});

/** The faults of the shown screen, each with the widths that have it. */
async function faultsAtAllWidths(page: Page, screen: string): Promise<string[]> {
  await page.waitForFunction(NOTHING_LOADS);
  const widthsByFault = new Map<string, number[]>();

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.evaluate(TWO_FRAMES);
    for (const fault of await page.evaluate<string[]>('layoutFaults()'))
      widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), width]);
  }

  return [...widthsByFault].map(
    ([fault, widths]) => `${screen}: ${fault} at ${widths.join(', ')} px`,
  );
}

async function signIn({ email }: User): Promise<Page> {
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: HEIGHT_PX },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: GEOMETRY });
  await page.goto(product.pageUrl);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return page;
}

/** The screens that the header leads to; those with tabs are as many as their tabs. */
async function faultsOfEveryScreen(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const filtered = `client=${customerId}&channel=${channelId}&compare=previous`;

  for (const link of await links.all()) {
    const name = (await link.getAttribute('aria-label')) ?? '';
    const address = (await link.getAttribute('href')) ?? '';
    const queries =
      name === 'Dashboard'
        ? [`?${filtered}`, `?${filtered}&view=performance`]
        : [name === 'Campaigns' ? `?client=${customerId}` : ''];

    for (const query of queries) {
      await page.setViewportSize({ width: 1440, height: HEIGHT_PX });
      await page.goto(product.pageUrl + address + query);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(NOTHING_LOADS);
      const tabs = await page.locator('main [role=tab]').all();
      if (tabs.length === 0) faults.push(...(await faultsAtAllWidths(page, name + query)));

      for (const tab of tabs) {
        await tab.click();
        faults.push(...(await faultsAtAllWidths(page, `${name}, ${await tab.textContent()}`)));
      }
    }
  }

  return faults;
}

describe('at every width from a phone to a wall', () => {
  test.each(['super admin', 'agency', 'client', 'broadcaster', 'adtech'])(
    'every control that a %s sees lies whole in the window and under nothing',
    async (role) => {
      const user = people.get(role);
      if (!user) throw new Error(`nobody is a ${role}`);

      const page = await signIn(user);
      expect(await faultsOfEveryScreen(page)).toEqual([]);
      await page.context().close();
    },
    180_000,
  );

  test('the sign-in page fits', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.addInitScript({ path: GEOMETRY });
    await page.goto(product.pageUrl);
    await page.getByLabel('Email').waitFor();
    expect(await faultsAtAllWidths(page, 'sign-in')).toEqual([]);
    await page.close();
  }, 60_000);
});
