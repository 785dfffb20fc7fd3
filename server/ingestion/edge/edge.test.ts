import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from '#server/core/process/config.js';
import { Health } from '#server/core/http/health.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { testRedis, testRedisUrl } from '#server/testing/test-redis.js';
import { streamKey } from '#server/ingestion/queued-event.js';
import { listEdgeServers } from './edge-heartbeat.js';
import { openEdge } from './edge.js';
import { writeTagSnapshot } from './tags/tag-snapshot.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

const redis = testRedis();
const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';

test('an edge whose database is away since before its start takes tag calls and answers senders of events with 503', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-edge-'));
  const config = readConfig({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    REDIS_URL: testRedisUrl(redis.url, 'edge'),
    ...TEST_SECRETS,
    DATA_DIR: folder,
    SPOOL_DIR: folder,
    QUEUE_PARTITIONS: '1',
  });

  await writeTagSnapshot(
    path.join(folder, 'tags.snapshot'),
    [{ key: KEY, kind: 'webhit', id: 1, customerId: 2 }],
    { regions: new Map() },
  );

  const edge = await openEdge(config, new Health('edge'));

  edge.server.listen(0, '127.0.0.1');
  await once(edge.server, 'listening');

  const base = `http://127.0.0.1:${(edge.server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  try {
    expect((await fetch(`${base}/t/s/${KEY}`, { method: 'POST' })).status).toBe(204);
    expect(await redis.client.xlen(streamKey(0))).toBe(1);
    expect((await fetch(`${base}/t/s/${KEY.replace('AA', 'BB')}.gif`)).status).toBe(404);
    const events = await fetch(`${base}/t/events`, {
      method: 'POST',
      headers: { authorization: 'Bearer ifm_x' },
      body: '{}',
    });
    expect([events.status, events.headers.get('retry-after')]).toEqual([503, '10']);
    const [server] = await listEdgeServers(redis.client);
    expect(server).toEqual({
      server: `${os.hostname()}:4001`,
      hostName: os.hostname(),
      logEntries: expect.any(Number),
      seenAtMs: expect.any(Number),
    });
  } finally {
    edge.server.closeAllConnections();
    edge.server.close();
    await edge.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }

  expect(await listEdgeServers(redis.client)).toEqual([]);
}, 30_000);
