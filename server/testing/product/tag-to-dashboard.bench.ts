import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { readRunningSettings } from '#server/launcher/supervise/run-state.js';
import { openBenchProduct } from './bench-product.js';

/*
 * The time from a tag call until an open dashboard has the figures with it, with the whole product
 * on this machine and nothing else to do: a dashboard of 30 days with all that our page shows,
 * whose subscription sends the figures again.
 */
const CALLS = Number(process.env.BENCH_CALLS ?? 50);
const CUSTOMER = 4;
const DAYS = 30;
const GOAL_MS = 1_000;
const LOOK_MS = 2;
const DAY_MS = 86_400_000;
const MANIFEST = path.resolve(import.meta.dirname, '../../../schema/trusted-documents.json');

interface Watched {
  dashboard: { impressionSummary: { actualImpressions: number } };
}
/** Milliseconds from the call. */
interface Passed {
  answered: number;
  committed: number;
  shown: number;
}

const { product, token, tagPaths, close } = await openBenchProduct();
const settings = readRunningSettings(product.dataDir);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1 });
const client = createClient({
  url: `${product.pageUrl.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${token}` },
});
let shown = -1;

try {
  const [tagPath = ''] = await tagPaths(CUSTOMER);
  void watch();
  while (shown < 0) await sleep(LOOK_MS);
  await measure('after a pause', tagPath, () => 2_000 + 1_000 * Math.random());
  await measure('one after the other', tagPath, () => 500 * Math.random());
} finally {
  await client.dispose();
  await pool.end();
  await close();
}

async function watch(): Promise<void> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const filter = {
    clientId: CUSTOMER,
    startDate: day(Date.now() - DAYS * DAY_MS),
    endDate: day(Date.now() + DAY_MS),
  };
  const query = documentOfThePage();
  for await (const { data, errors } of client.iterate<Watched>({ query, variables: { filter } })) {
    if (errors?.[0]) throw new Error(errors[0].message);
    shown = data?.dashboard.impressionSummary.actualImpressions ?? shown;
  }
}

/** Our page's query of a dashboard, as the subscription with the same fields. */
function documentOfThePage(): string {
  const documents = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as Record<string, string>; // written by the generator
  const query = Object.values(documents).find((text) => text.includes('query Dashboard('));
  return query?.replace('query Dashboard(', 'subscription WatchDashboard(') ?? '';
}

async function measure(name: string, tagPath: string, pauseMs: () => number): Promise<void> {
  const all: Passed[] = [];
  while (all.length < CALLS) {
    await sleep(pauseMs());
    all.push(await follow(tagPath));
  }

  const parts = (['answered', 'committed', 'shown'] as const).map((part) => {
    const sorted = all.map((passed) => passed[part]).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(CALLS - 1, Math.floor(share * CALLS))] ?? NaN;
    const isOver = part === 'shown' && at(0.95) > GOAL_MS;
    if (isOver) process.exitCode = 1;
    return `${part} ${at(0.5).toFixed(0)} (p95 ${at(0.95).toFixed(0)}, worst ${at(1).toFixed(0)})`;
  });
  console.log(`tag to dashboard: ${name}, ms: ${parts.join(', ')}; goal: shown p95 < ${GOAL_MS}`);
}

async function follow(tagPath: string): Promise<Passed> {
  const [expected, before] = [shown + 1, await countVersions()];
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;

  await (await fetch(product.edgeUrl + tagPath)).arrayBuffer();
  const answered = sinceStart();

  const isShown = (async () => {
    while (shown < expected) await sleep(LOOK_MS);
    return sinceStart();
  })();
  while ((await countVersions()) === before) await sleep(LOOK_MS);
  const committed = sinceStart();
  return { answered, committed, shown: await isShown };
}

async function countVersions(): Promise<string> {
  const { rows } = await pool.query<{ sum: string }>(
    'select coalesce(sum(version), 0)::text as sum from event_store.day_version where customer_id = $1',
    [CUSTOMER],
  );
  return rows[0]?.sum ?? '';
}
