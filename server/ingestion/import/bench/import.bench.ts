import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/core/process/config.js';
import { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import { readLines, type LineWiring } from '#server/ingestion/edge/lines/read-lines.js';
import { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { writeTagSnapshot } from '#server/ingestion/edge/tags/tag-snapshot.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import { connectTags, lookupsOf } from '#server/ingestion/edge/wiring.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { describeSpread } from '#server/testing/bench/spread.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { ContentIds } from '../content-ids/content-ids.js';
import { Ordinals } from '../content-ids/ordinals.js';
import { readLogFile } from '../file/log-file.js';

/**
 * Compares what the importer does with a line before the queue (reading, parsing, the id, the steps of a
 * call) with a loop that cuts the same bytes at line feeds, parses each line and hashes it. The
 * two alternate, and a ratio is of their processor times. Goals: see docs/performance.md.
 */
const LINES = Number(process.env.IMPORT_LINES ?? 200_000);
const ROUNDS = 5;
const TAGS = 50;
const HOUSEHOLDS = 100_000;
const DAY_LINES = 10_000_000;
const USER_AGENT =
  'Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/6.0 TV Safari/537.36';

/** The flag of `npm run import`. */
const FLAG = '--max-semi-space-size=8';
if (!process.execArgv.includes(FLAG)) {
  const args = [FLAG, ...process.execArgv, import.meta.filename];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-import-bench-'));
const keyOf = (at: number) => `bench-tag-of-the-import-${at % TAGS}`;

const columns = ['type', 'tag', 'occurred_at', 'uid', 'ip', 'user_agent', 'region'];
const rowOf = (at: number): string[] => [
  'impression',
  keyOf(at),
  new Date(Date.now() - 86_400_000 + at * 7).toISOString(),
  `viewer-${(at * 7919) % HOUSEHOLDS}`,
  `101.${at % 50}.${(at >> 3) % 256}.${at % 251}`,
  USER_AGENT,
  'NZ-AUK',
];
const asJson = (row: readonly string[]) =>
  JSON.stringify(Object.fromEntries(row.map((cell, at) => [columns[at], cell])));
const asCsv = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(',');

const ndjson = writeLog('log.ndjson', '', asJson);
const csv = writeLog('log.csv', `${columns.join(',')}\n`, asCsv);
const wiring = await openWiring();

interface Round {
  bare: number;
  ndjson: number;
  csv: number;
}

const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const bare = await cpuOf(() => parseBare(ndjson));
  rounds.push({
    bare,
    ndjson: await cpuOf(() => readAll(ndjson)),
    csv: await cpuOf(() => readAll(csv)),
  });
}

const spread = (of: (round: Round) => number) => describeSpread(rounds.map(of), 1);
console.log(`import: bare loop, JSON   ${spread(({ bare }) => bare)} µs of processor time a line`);
console.log(`import: JSON to events    ${spread(({ ndjson }) => ndjson)} µs (goal <= 10)`);
console.log(`import: CSV to events     ${spread(({ csv }) => csv)} µs (goal <= 10)`);
console.log(
  `import: ratio, JSON       ${spread(({ bare, ndjson }) => ndjson / bare)} (goal <= 11)`,
);
console.log(`import: ratio, CSV        ${spread(({ bare, csv }) => csv / bare)} (goal <= 11)`);

// A day's log has 10 million lines, each of which the ordinals remember.
const ordinals = new Ordinals();
let state = 1;
const draw = () => (state = Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
for (let line = 0; line < DAY_LINES; line++) ordinals.next(draw(), draw());
console.log(
  `import: memory            ${Math.round(process.memoryUsage().rss / 1024 ** 2)} MB with 10 M lines remembered (goal <= 300)`,
);

fs.rmSync(folder, { recursive: true, force: true });
process.exit();

function writeLog(name: string, head: string, asLine: (row: readonly string[]) => string): string {
  const file = path.join(folder, name);
  const lines = Array.from({ length: LINES }, (_, at) => `${asLine(rowOf(at))}\n`);
  fs.writeFileSync(file, head + lines.join(''));
  return file;
}

/** The tags come from a snapshot, as while the database is away. */
async function openWiring(): Promise<Omit<LineWiring, 'log'>> {
  const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const config = readConfig({
    ...TEST_SECRETS,
    DATABASE_URL: databaseUrl,
    REDIS_URL: 'redis://127.0.0.1:1',
    DATA_DIR: folder,
  });
  const snapshot = path.join(folder, 'tags.snapshot');
  const tags = Array.from({ length: TAGS }, (_, at) => ({
    kind: 'impression' as const,
    key: keyOf(at),
    id: at + 1,
    customerId: (at % 10) + 1,
  }));
  await writeTagSnapshot(snapshot, tags, { regions: new Map([['NZ-AUK', 2]]) });

  const directory = new TagDirectory(new TagSource(connectTags(databaseUrl)), snapshot);
  await directory.start();
  return {
    directory,
    lookups: lookupsOf(config, directory, null),
    sender: 'SYSTEM',
    visibleTags: (found) => Promise.resolve(new Set(found)),
  };
}

async function readAll(file: string): Promise<void> {
  const ids = new ContentIds('SYSTEM', new Set(['occurred_at']));
  const log: LineWiring['log'] = {
    map: (content) => content,
    idOf: (content, occurredAtMs) => ids.idOf(content, occurredAtMs),
  };
  let accepted = 0;
  for await (const chunk of readLogFile(file, new LogReader(), () => undefined))
    accepted += (await readLines(chunk, { ...wiring, log })).accepted.length;
  if (accepted !== LINES) throw new Error(`only ${accepted} lines were accepted`);
}

function parseBare(file: string): Promise<void> {
  const bytes = fs.readFileSync(file);
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    const text = bytes.toString('utf8', start, end);
    JSON.parse(text);
    hash('sha256', text);
    start = end + 1;
  }
  return Promise.resolve();
}

/** Microseconds of processor time a line. */
async function cpuOf(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / LINES;
}
