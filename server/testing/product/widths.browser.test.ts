import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Frame } from 'playwright-core';
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

const MIN_WIDTH_PX = 360;
const MAX_WIDTH_PX = 2560;
const STEP_PX = 40;
const HEIGHT_PX = 900;
const DESK_PX = 1440;
/** The layout changes here, between the steps. */
const BREAKPOINTS_PX = [576, 768, 992];
const WIDTHS = Array.from(
  { length: (MAX_WIDTH_PX - MIN_WIDTH_PX) / STEP_PX + 1 },
  (_, step) => MIN_WIDTH_PX + step * STEP_PX,
)
  .concat(BREAKPOINTS_PX)
  .sort((a, b) => a - b);

/** Defines `layoutFaultsAt` and `cardFaultsAt` in every page. */
const GEOMETRY = path.join(import.meta.dirname, 'layout-faults.mjs');
/** The page is laid out at its full size and painted at this one, which is a third of the work. */
const PAINTED_SCALE = 0.25;
const FRAME_STYLE = `width:${DESK_PX}px;height:${HEIGHT_PX}px;border:0;transform:scale(${PAINTED_SCALE});transform-origin:0 0`;
/** The page is in a frame of this one: to resize a frame takes far less time than a window. */
const HOST = `<body style="margin:0"><iframe style="${FRAME_STYLE}"></iframe>`;
const FRAME = 'iframe';
const NOTHING_LOADS =
  "![...document.querySelectorAll('[role=status]')].some((one) => /^Loading/.test(one.textContent))";

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

interface Screens {
  page: Frame;
  close: () => Promise<void>;
  /** Opens a path and waits until it shows its content. */
  open: (address: string) => Promise<void>;
  /** The faults of what is on screen. */
  faults: (screen: string) => Promise<string[]>;
}

/** A page in a frame, which the product forbids other sites: here its headers are taken away. */
async function openScreens(): Promise<Screens> {
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    reducedMotion: 'reduce',
    viewport: { width: MAX_WIDTH_PX * PAINTED_SCALE, height: HEIGHT_PX * PAINTED_SCALE },
    bypassCSP: true,
  });
  await context.addInitScript({ path: GEOMETRY });
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    if (route.request().url().endsWith('/host'))
      return route.fulfill({ contentType: 'text/html', body: HOST });

    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(
      ([name]) => !['x-frame-options', 'content-security-policy'].includes(name),
    );
    return route.fulfill({ response, headers: Object.fromEntries(headers) });
  });

  const host = await context.newPage();
  await host.goto(`${product.pageUrl}/host`);
  const frame = await (await host.waitForSelector(FRAME)).contentFrame();
  if (!frame) throw new Error('the host has no frame');

  const showAtDesk = () =>
    host.locator(FRAME).evaluate(`(frame) => (frame.style.width = '${DESK_PX}px')`);

  return {
    page: frame,
    close: () => context.close(),
    open: async (address) => {
      await showAtDesk();
      await frame.goto(product.pageUrl + address);
    },
    faults: async (screen) => {
      await frame.waitForFunction(NOTHING_LOADS);
      const faults = await frame.evaluate<string[]>(`layoutFaultsAt(${JSON.stringify(WIDTHS)})`);
      await showAtDesk();
      return faults.map((fault) => `${screen}: ${fault}`);
    },
  };
}

async function signIn({ page, open }: Screens, { email }: User): Promise<void> {
  await open('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/**
 * The screens that the header leads to; those with tabs are as many as their tabs. The dashboard
 * costs the most and is the same for every role, so one role opens it.
 */
async function faultsOfEveryScreen(
  { page, open, faults }: Screens,
  { withDashboard }: { withDashboard: boolean },
): Promise<string[]> {
  const found: string[] = [];
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  const names = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const filtered = `client=${customerId}&channel=${channelId}&compare=previous`;

  for (const [at, name] of names.entries()) {
    if (name === 'Dashboard' && !withDashboard) continue;

    const queries =
      name === 'Dashboard'
        ? ['', '&view=performance', '&view=effect&evidence=shown'].map(
            (view) => `?${filtered}${view}`,
          )
        : [name === 'Campaigns' ? `?client=${customerId}` : ''];

    for (const query of queries) {
      await open(`${addresses[at]}${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(NOTHING_LOADS);
      const tabs = await page.locator('main [role=tab]').all();
      if (tabs.length === 0) found.push(...(await faults(`${name}${query}`)));

      for (const tab of tabs) {
        await tab.click();
        found.push(...(await faults(`${name}, ${await tab.textContent()}`)));
      }
    }
  }

  return found;
}

// Resizing is mostly waiting for frames, so the roles do it at the same time.
describe('at every width from a phone to a wall', () => {
  test.concurrent.each(['super admin', 'agency', 'client', 'broadcaster', 'adtech'])(
    'every control that a %s sees lies whole in the window and under nothing',
    async (role) => {
      const user = people.get(role);
      if (!user) throw new Error(`nobody is a ${role}`);

      const screens = await openScreens();
      await signIn(screens, user);
      const withDashboard = role === 'client';
      expect(await faultsOfEveryScreen(screens, { withDashboard })).toEqual([]);
      await screens.close();
    },
    400_000,
  );

  /** A screen of a client whose query is never answered. */
  async function openWithoutAnswer(operation: string, path: string) {
    const screens = await openScreens();
    const user = people.get('client');
    if (!user) throw new Error('nobody is a client');
    await signIn(screens, user);

    await screens.page
      .page()
      .route('**/graphql', (route) =>
        route.request().postData()?.includes(`"${operation}"`) ? undefined : route.fallback(),
      );
    await screens.open(path);
    return screens;
  }

  test.concurrent(
    'one to five findings fill their rows',
    async () => {
      const { page, close } = await openWithoutAnswer(
        'Dashboard',
        `/dashboard?client=${customerId}`,
      );
      await page.locator('#findings [role=status]').waitFor();
      expect(await page.evaluate(`cardFaultsAt(${JSON.stringify(WIDTHS)})`)).toEqual([]);
      await close();
    },
    400_000,
  );

  test.concurrent(
    'the page of a record fits while it loads',
    async () => {
      const { page, close } = await openWithoutAnswer('ClientPage', `/clients/${customerId}`);
      await page.getByRole('status', { name: 'Loading the client' }).waitFor();
      expect(await page.evaluate(`layoutFaultsAt(${JSON.stringify(WIDTHS)})`)).toEqual([]);
      await close();
    },
    400_000,
  );

  test.concurrent(
    'the sign-in page fits',
    async () => {
      const screens = await openScreens();
      await screens.open('/login');
      await screens.page.getByLabel('Email').waitFor();
      expect(await screens.faults('sign-in')).toEqual([]);
      await screens.close();
    },
    400_000,
  );
});
