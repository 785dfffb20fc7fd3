import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { startRedis } from '#server/launcher/embedded/embedded-redis.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { httpLoad, type LoadResult } from './bench/http-load.js';
import { writeTagSnapshot } from './tags/tag-snapshot.js';
import type { KeyedTag } from './tags/tag-source.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { describeSpread, medianOf } from '#server/testing/bench/spread.js';

/**
 * Pixel calls that one edge process accepts, each stored in a durable Redis before its answer,
 * against a bare node:http server that answers the same bytes. The two alternate, and a ratio is
 * the median of the rounds'. Calls look like those of browsers behind a proxy: 4,096 households,
 * 300 customers, out of 200,000 tags. Goals: see docs/performance.md.
 */
const TAGS = 200_000;
const CUSTOMERS = 300;
const HOUSEHOLDS = 4_096;
const PARTITIONS = 8;
const ROUNDS = 5;
const LOAD = { connections: 128, depth: 1, seconds: 2.5, warmUpSeconds: 1 };
/** The flags of the launcher. */
const EDGE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=256'];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-edge-bench-'));
const tags = Array.from({ length: TAGS }, (_, index): KeyedTag => ({
  kind: 'impression',
  key: randomBytes(16).toString('base64url'),
  id: index + 1,
  customerId: (index % CUSTOMERS) + 1,
}));
const requests = Array.from({ length: HOUSEHOLDS }, (_, index) => Buffer.from(pixelRequest(index)));

const redis = await startRedis({
  dataDir: path.join(folder, 'redis'),
  password: 'bench',
  durable: true,
});
const [barePort, edgePort] = [await freePort(), await freePort()];
const spoolDir = path.join(folder, 'spool');
fs.mkdirSync(spoolDir);
await writeTagSnapshot(path.join(spoolDir, 'tags.snapshot'), tags, {
  regions: new Map([['NZ-AUK', 2]]),
});

const bare = await start('./bench/bare-server.ts', [String(barePort)], {});
const edge = await start('../../processes/edge.ts', [], {
  EDGE_PORT: String(edgePort),
  REDIS_URL: redis.url,
  DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
  DATA_DIR: folder,
  SPOOL_DIR: spoolDir,
  ...TEST_SECRETS,
  QUEUE_PARTITIONS: String(PARTITIONS),
  QUEUE_MAX_LENGTH: '10000000',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});
const client = new Redis(redis.url);
try {
  const results: Round[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    results.push({
      bare: await measured(bare, () => httpLoad({ ...LOAD, requests, port: barePort })),
      edge: await measured(edge, () => httpLoad({ ...LOAD, requests, port: edgePort })),
    });
  }
  const rate = (of: 'bare' | 'edge') =>
    medianOf(results.map((result) => result[of].callsPerSecond));
  const p99 = (of: 'bare' | 'edge') => medianOf(results.map((result) => result[of].p99Ms));
  const p50 = (of: 'bare' | 'edge') => medianOf(results.map((result) => result[of].p50Ms));
  const spreadOf = (value: (result: Round) => number) => describeSpread(results.map(value), 2);
  const failures = results.reduce(
    (sum, result) => sum + result.edge.failures + result.bare.failures,
    0,
  );
  console.log(
    `edge: bare node:http      ${rate('bare').toFixed(0)} calls/s, p50 ${p50('bare').toFixed(2)} ms, p99 ${p99('bare').toFixed(2)} ms`,
  );
  console.log(
    `edge: pixel, queued       ${rate('edge').toFixed(0)} calls/s, p50 ${p50('edge').toFixed(2)} ms, p99 ${p99('edge').toFixed(2)} ms, failures ${failures}`,
  );
  console.log(
    `edge: ratio               ${spreadOf(({ bare, edge }) => edge.callsPerSecond / bare.callsPerSecond)} (goal >= 0.7)`,
  );
  console.log(
    `edge: p99 ratio           ${spreadOf(({ bare, edge }) => edge.p99Ms / bare.p99Ms)} (goal <= 4)`,
  );
  const cpu = (of: 'bare' | 'edge') =>
    medianOf(results.map((result) => result[of].cpuMicroseconds));
  // The processor time per call is comparable even on a busy machine.
  console.log(
    `edge: processor time      ${cpu('edge').toFixed(1)} µs a call, bare ${cpu('bare').toFixed(1)} µs, ratio ${spreadOf(({ bare, edge }) => bare.cpuMicroseconds / edge.cpuMicroseconds)}`,
  );
  const memory = memoryOf(edge);
  console.log(
    `edge: memory              ${memory.resident.toFixed(0)} MB with ${TAGS} tags, ${memory.own.toFixed(0)} MB without the pages of node's binary that all its processes share (goal <= 150)`,
  );
  console.log(`edge: in the queue        ${await queueLength()} events`);
} finally {
  client.disconnect();
  for (const child of [bare, edge]) child.kill('SIGTERM');
  await redis.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function start(
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, ...env },
    execArgv: [...EDGE_FLAGS, '--import', 'tsx'],
  });
  await once(child, 'message');
  return child;
}

function pixelRequest(household: number): string {
  const tag = tags[(household * 7919) % TAGS];
  const address = `101.${100 + (household % 50)}.${(household >> 4) % 256}.${household % 251}`;

  return [
    `GET /t/i/${tag?.key ?? ''}.gif?cb=${1e9 + household} HTTP/1.1`,
    'Host: localhost',
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Accept: image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br',
    'Accept-Language: en-NZ,en;q=0.9',
    'Referer: https://player.example/',
    'Sec-Fetch-Dest: image',
    'Sec-Fetch-Mode: no-cors',
    'Sec-Fetch-Site: cross-site',
    `X-Forwarded-For: ${address}`,
    '',
    '',
  ].join('\r\n');
}

/** One after the other. */
interface Round {
  bare: Measured;
  edge: Measured;
}

interface Measured extends LoadResult {
  cpuMicroseconds: number;
}

async function measured(child: ChildProcess, run: () => Promise<LoadResult>): Promise<Measured> {
  const before = cpuSeconds(child);
  const result = await run();
  return { ...result, cpuMicroseconds: ((cpuSeconds(child) - before) / result.calls) * 1e6 };
}

/** User and system time, which Linux counts in hundredths of a second. */
function cpuSeconds(child: ChildProcess): number {
  const fields =
    fs
      .readFileSync(`/proc/${child.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memoryOf(child: ChildProcess): { resident: number; own: number } {
  const maps = fs.readFileSync(`/proc/${child.pid ?? 0}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(maps)?.[1] ?? Number.NaN) / 1024;
  return {
    resident: megabytes('Rss'),
    own: megabytes('Private_Dirty') + megabytes('Private_Clean'),
  };
}

async function queueLength(): Promise<number> {
  let sum = 0;
  for (let partition = 0; partition < PARTITIONS; partition++)
    sum += await client.xlen(streamKey(partition));
  return sum;
}
