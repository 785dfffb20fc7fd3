import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { read, utils, type WorkBook } from '@e965/xlsx';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#server/testing/browser.js';
import {
  buildBooking,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, PASSWORD } from '#server/testing/people.js';
import { sheetNames } from '#server/testing/read-workbook.js';
import { startProduct, type StartedProduct } from '#server/testing/start-product.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

type Row = Record<string, unknown>;
type PanelAnswer = { table_data: Row[]; summary_data: Row };

const DAY_MS = 86_400_000;
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/**
 * Households of several regions; a loopback caller is trusted when it names the device's address.
 */
const DEVICES = ['122.56.1.1', '203.96.1.1', '121.98.1.1', '49.224.1.1'];

/** Each documented sheet, and the REST path with the same rows. */
const SHEETS: Readonly<Record<string, [path: string, rows: (answer: PanelAnswer) => unknown]>> = {
  'Impressions Summary': ['impression_summary', (answer) => answer.table_data],
  'Impressions Before Visit': ['impressions_before_visit', (answer) => answer.table_data],
  'Responses By Region': ['responses_by_region', (answer) => answer.table_data.map(withoutPlace)],
  'Responses By Site': ['responses_by_site', (answer) => answer.table_data],
  'Responses Over Time': ['responses_over_time', (answer) => answer.table_data],
  'Visit Response Timing': ['visit_response_timing', (answer) => [answer.summary_data]],
  'Creative Performance': ['platform_creative_performance', (answer) => answer.table_data],
  'Creative Summary': ['creative_performance_summary', (answer) => answer.table_data],
  'Creative Cost': ['creative_performance_cost', (answer) => answer.table_data],
  'Heatmap - Impressions': ['impression_heatmap', (answer) => heatmapOf(answer, 'impressions')],
  'Heatmap - Visits': ['impression_heatmap', (answer) => heatmapOf(answer, 'webhits')],
  'Heatmap Response Rate': ['impression_heatmap', (answer) => heatmapOf(answer, 'response_ratio')],
};

const nameOf = (screen: string) =>
  new RegExp(`^Infinitum_${screen}_\\d{4}-\\d\\d-\\d\\d_\\d\\d-\\d\\d-\\d\\d\\.xlsx$`);
const withoutPlace = ({
  Latitude: _Latitude,
  Longitude: _Longitude,
  rad_size: _radSize,
  ...row
}: Row): Row => row;
const heatmapOf = ({ table_data }: PanelAnswer, name: string) =>
  (table_data as unknown as Record<string, Row[]>)[name];

const database = testDatabase();
const redis = testRedis();
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

let product: StartedProduct;
let browser: Browser;
let page: Page;
let email = '';
let customerId = 0;
const complaints: string[] = [];

async function call(address: string, device: string, method = 'GET'): Promise<void> {
  const headers = { 'user-agent': USER_AGENT, 'x-device-ip': device };
  const response = await fetch(product.edgeUrl + address, { method, headers });
  expect(response.ok).toBe(true);
}

beforeAll(async () => {
  const em = database.orm.em.fork();
  const running = { startDate: dayFromNow(-20), endDate: dayFromNow(20) };
  const customer = await buildCustomer(em, { custName: 'Kea Outdoor' });
  customerId = customer.id;
  const booking = await buildBooking(em, {
    customer,
    bookingName: '=1+1 evening films',
    ...running,
  });
  const impressionKey = (await buildImpressionTag(em, { booking })).key;
  for (const bookingName of ['booking 10', 'Booking 9'])
    await buildBooking(em, { customer, bookingName, ...running });
  const siteKey = (
    await buildSiteTag(em, { customer, mainSiteTag: true, tagDescription: '=HYPERLINK("x")' })
  ).key;
  email = (await buildUser(em)).email;

  product = await startProduct({ DATABASE_URL: database.url, REDIS_URL: redis.url });
  browser = await openBrowser();
  await product.up();
  for (const device of DEVICES) await call(`/t/i/${impressionKey}.gif`, device);
  for (const device of DEVICES.slice(1)) await call(`/t/s/${siteKey}`, device, 'POST');
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    viewport: { width: 1440, height: 900 },
  });
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
}, 180_000);

afterAll(async () => {
  await browser.close();
  product.kill('SIGTERM');
  await product.ended;
  fs.rmSync(product.dataDir, { recursive: true, force: true });
});

function rowsIn(book: WorkBook, name: string): Row[] {
  const sheet = book.Sheets[book.SheetNames[sheetNames(book).indexOf(name)] ?? ''];
  if (!sheet) throw new Error(`the workbook has no sheet ${name}`);
  const rows = utils.sheet_to_json<Row>(sheet, { raw: true, defval: null, UTC: true });
  const plain = (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : value;
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])),
  );
}

/** The first and the last day of a workbook. */
function daysOf(book: WorkBook): [first: string, last: string] {
  const cover = new Map(rowsIn(book, 'Cover').map(({ Item, Value }) => [Item, Value]));
  const { searchParams } = new URL(String(cover.get('Link to the view')));
  return [String(searchParams.get('from')), String(searchParams.get('to'))];
}

/** The workbook that a button of the page exports. */
async function exportedBy(button: string, fileName: RegExp): Promise<WorkBook> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(fileName);
  return read(fs.readFileSync(await download.path()), { cellNF: true });
}

async function signInOverRest(): Promise<string> {
  const response = await fetch(`${product.pageUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

describe('the dashboard in a browser', () => {
  test('draws its map without a word on the console', async () => {
    await page.goto(product.pageUrl);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('table', { name: 'Active Campaigns' }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const visits = page
      .getByRole('group', { name: 'Total Visits', exact: true })
      .locator('[data-figure]');
    await visits.filter({ hasText: /^3$/ }).waitFor({ timeout: 30_000 });

    const panel = page.getByRole('region', { name: 'Responses by Region' });
    await panel.scrollIntoViewIfNeeded();
    const map = panel.getByRole('application');
    // The processor draws WebGL here, so the map stays SVG.
    await map.locator('circle').first().waitFor({ timeout: 20_000 });
    await map.locator('path').first().waitFor({ timeout: 20_000 });
    expect(await map.locator('canvas').count()).toBe(0);
    expect(complaints).toEqual([]);
  }, 90_000);

  test('exports cell by cell what REST answers', async () => {
    const book = await exportedBy('Export all data to Excel', nameOf('Dashboard'));
    expect(sheetNames(book)).toEqual([
      ...Object.keys(SHEETS),
      'Intervals',
      'Caused Visits',
      'Cover',
    ]);

    const [startdate, enddate] = daysOf(book);
    const authorization = `Bearer ${await signInOverRest()}`;
    for (const [sheet, [path, rowsOf]] of Object.entries(SHEETS)) {
      const response = await fetch(`${product.pageUrl}/api/dashboard/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ client_id: customerId, startdate, enddate }),
      });
      const answer = (await response.json()) as PanelAnswer;
      expect({ [sheet]: rowsIn(book, sheet) }).toEqual({ [sheet]: rowsOf(answer) });
    }
    expect(book.Sheets['Responses By Site']?.A2).toMatchObject({
      t: 's',
      v: '=HYPERLINK("x")',
      z: '@',
    });
    expect(complaints).toEqual([]);
  }, 60_000);

  test('exports the overview in the order on screen', async () => {
    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    const table = page.getByRole('table', { name: 'Active Campaigns' });
    await table.waitFor();
    await table.getByRole('button', { name: /^Booking Name/ }).click();
    const book = await exportedBy('Export campaign overview data', nameOf('Overview'));
    expect(book.SheetNames).toEqual(['Campaign Overview', 'Cover']);
    const exported = rowsIn(book, 'Campaign Overview');
    const names = exported.map(({ booking_name }) => String(booking_name));
    expect(names).toEqual(['=1+1 evening films', 'Booking 9', 'booking 10']);
    const shown = await table.getByRole('row').allInnerTexts();
    expect(shown.slice(1).map((row) => names.findIndex((name) => row.includes(name)))).toEqual([
      0, 1, 2,
    ]);

    const [start, end] = daysOf(book);
    const response = await fetch(
      `${product.pageUrl}/api/dashboard/summary?start_date=${start}&end_date=${end}`,
      {
        headers: { authorization: `Bearer ${await signInOverRest()}` },
      },
    );
    const answered = (await response.json()) as Row[];
    const ofBooking = (row: Row) =>
      answered.find(({ booking_name }) => booking_name === row.booking_name);
    expect(exported.map(ofBooking)).toEqual(exported.map((row) => expect.objectContaining(row)));
    expect(complaints).toEqual([]);
  }, 60_000);
});
