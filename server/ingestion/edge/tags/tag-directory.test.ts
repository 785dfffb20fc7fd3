import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type pg from 'pg';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { buildImpressionTag, buildSiteTag } from '#server/testing/factories.js';
import { until } from '#server/testing/redis-group/test-redis-group.js';
import { testDatabase } from '#server/testing/test-database.js';
import { connectTags } from '#server/ingestion/edge/wiring.js';
import type { Holdout } from '#server/ingestion/edge/holdouts/holdouts.js';
import { TagDirectory } from './tag-directory.js';
import { EPOCH_0 } from '#server/event-store/viewer-epochs.js';
import { readTagSnapshot, writeTagSnapshot } from './tag-snapshot.js';
import { TagSource } from './tag-source.js';

const database = testDatabase();
let folder = '';
let pool: pg.Pool;
const snapshotFile = () => path.join(folder, 'tags.snapshot');
const started: TagDirectory[] = [];

async function startDirectory(url = database.url): Promise<TagDirectory> {
  pool = connectTags(url);
  const directory = new TagDirectory(new TagSource(pool), snapshotFile());
  started.push(directory);
  await directory.start();
  return directory;
}

const awayUrl = async () => `postgres://nobody@127.0.0.1:${await freePort()}/none`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-tags-'));
});
afterEach(async () => {
  for (const directory of started.splice(0)) await directory.stop();
  await pool.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('tags of both kinds are known from the start, removed ones too', async () => {
  const em = database.orm.em.fork();
  const impression = await buildImpressionTag(em, { removedAt: new Date() });
  const site = await buildSiteTag(em);
  const directory = await startDirectory();

  expect(directory.find(impression.key)).toEqual({
    kind: 'impression',
    id: impression.id,
    customerId: impression.customerId,
  });

  expect(directory.find(site.key)).toEqual({
    kind: 'webhit',
    id: site.id,
    customerId: site.customerId,
  });
  expect(directory.regions().get('NZ-AUK')).toEqual(expect.any(Number));
});

test('a new tag is found at its first call, and without a call within seconds', async () => {
  const directory = await startDirectory();
  const [called, quiet] = [
    await buildSiteTag(database.orm.em.fork()),
    await buildSiteTag(database.orm.em.fork()),
  ];

  expect(await directory.lookUp(called.key)).toMatchObject({ id: called.id });

  const deadlineMs = Date.now() + 5_000;
  while (!directory.find(quiet.key) && Date.now() < deadlineMs)
    await new Promise((resolve) => setTimeout(resolve, 50));

  expect(directory.find(quiet.key)).toMatchObject({ id: quiet.id });
});

test('a storm of calls for unknown keys asks the database a few times only', async () => {
  const directory = await startDirectory();
  let queries = 0;
  const source = new TagSource(pool);
  const counting = new TagDirectory(
    Object.assign(source, {
      byKeys: (keys: readonly string[]) => {
        queries += 1;
        return TagSource.prototype.byKeys.call(source, keys);
      },
    }),
    null,
  );

  const calls = Array.from({ length: 20_000 }, (_, index) =>
    counting.lookUp(`unknown-${index % 400}`),
  );

  expect(new Set(await Promise.all(calls))).toEqual(new Set([null]));
  await Promise.all(Array.from({ length: 400 }, (_, index) => counting.lookUp(`unknown-${index}`)));
  expect(queries).toBeLessThanOrEqual(15);
  expect(directory.size).toBeGreaterThan(0);
});

test('with the database away an edge starts from the snapshot', async () => {
  const tag = await buildSiteTag(database.orm.em.fork());
  const directory = await startDirectory();
  const { size } = directory;
  await started.pop()?.stop();
  await pool.end();
  const later = await startDirectory(await awayUrl());
  expect([later.isLoaded, later.size, later.find(tag.key)?.id]).toEqual([true, size, tag.id]);
  expect(later.regions().get('NZ-AUK')).toEqual(directory.regions().get('NZ-AUK'));
  await expect(later.lookUp('unknown-key')).rejects.toThrow();
});

test('with neither database nor snapshot no tag is known, and the directory is not loaded', async () => {
  const directory = await startDirectory(await awayUrl());
  expect([directory.isLoaded, directory.size]).toEqual([false, 0]);
});

const HOLDOUT: Holdout = {
  tagId: 1,
  experimentId: 4,
  controlShare: 0.2,
  controlUrl: 'https://ads.example/v?a b=1',
  isControlTag: false,
  startsAtMs: 1_767_225_600_000,
  endsAtMs: 1_769_904_000_000,
};

test.each([
  ['torn', (text: string) => text.slice(0, -8)],
  ['of another version', (text: string) => text.replace('tags 1', 'tags 9')],
  ['empty', () => ''],
])('a snapshot that is %s is not used', async (_case, damage) => {
  pool = connectTags(database.url);

  const tags = [{ key: 'k', kind: 'webhit' as const, id: 1, customerId: 2 }];

  await writeTagSnapshot(snapshotFile(), tags, {
    regions: new Map([['NZ-AUK', 2]]),
    epochs: [EPOCH_0],
    holdouts: [HOLDOUT],
    repeatCounters: new Set([7]),
  });

  const sink = {
    addTag: () => (added += 1),
    addRegion: () => (added += 1),
    addEpoch: () => (added += 1),
    addHoldout: (holdout: Holdout) => {
      expect(holdout).toEqual(HOLDOUT);
      added += 1;
    },
    addRepeatCounter: (tagId: number) => {
      expect(tagId).toBe(7);
      added += 1;
    },
  };
  let added = 0;

  expect(await readTagSnapshot(snapshotFile(), sink)).toBe(true);
  expect(added).toBe(5);
  fs.writeFileSync(snapshotFile(), damage(fs.readFileSync(snapshotFile(), 'utf8')));
  expect(await readTagSnapshot(snapshotFile(), sink)).toBe(false);
  expect(added).toBe(5);
});

test('a tag that counts repeats is known within seconds, and from the snapshot', async () => {
  const tag = await buildImpressionTag(database.orm.em.fork());
  const directory = await startDirectory();
  expect(directory.countsRepeats(tag.id)).toBe(false);

  const set = 'update impression_tag set counts_repeats = $2 where id = $1';
  await database.pool.query(set, [tag.id, true]);
  await until(() => Promise.resolve(directory.countsRepeats(tag.id)), 'the setting');
  await directory.stop();
  await pool.end();
  expect((await startDirectory(await awayUrl())).countsRepeats(tag.id)).toBe(true);
});
