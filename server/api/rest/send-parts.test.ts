import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import express, { type Request, type Response } from 'express';
import { ServiceError } from '#server/core/errors.js';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { sendParts } from './send-parts.js';

const database = testDatabase();
const api = testApi(database, testRedis());

const TAGS = 1_234;
let token = '';
let longId = 0;
let emptyId = 0;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  longId = (await buildCustomer(em)).id;
  emptyId = (await buildCustomer(em)).id;
  await database.pool.query(
    `insert into site_tag (customer_id, tag_description, key, main_site_tag, created_at, created_by_entity_type)
      select $1, 'Tag ' || n, 'key-' || n, false, now(), 'SYSTEM' from generate_series(1, ${TAGS}) n`,
    [longId],
  );
});

const read = (id: number, encoding = 'identity') =>
  fetch(`${api.url}/api/sitetags/customer/${id}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
  });

describe('a list over REST', () => {
  test.each(['identity', 'gzip'])(
    'that is long comes in parts and is one bare array, %s',
    async (encoding) => {
      const answer = await read(longId, encoding);
      expect([answer.status, answer.headers.get('transfer-encoding')]).toEqual([200, 'chunked']);
      expect(answer.headers.get('content-type')).toContain('application/json');
      const rows = (await answer.json()) as { id: number }[]; // the documented list
      expect(new Set(rows.map(({ id }) => id)).size).toBe(TAGS);
    },
  );

  test('that is short comes whole, and an empty one is an empty array', async () => {
    const answer = await read(emptyId);
    expect(Number(answer.headers.get('content-length'))).toBe(2);
    expect(await answer.json()).toEqual([]);
  });

  test('that cannot be read is refused as any other call', async () => {
    const answer = await read(999_999);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ status: 'failure' }),
    ]);
  });

  test('that fails half-way cuts the connection, so that nobody takes a part for the whole', async () => {
    async function* broken() {
      yield [1];
      yield [2];
      throw new Error('the database went away');
    }

    const server = createServer(
      express().get('/', (req, res) => sendParts(req, res, 200, broken())),
    );

    await once(server.listen(0, '127.0.0.1'), 'listening');

    const { port } = server.address() as AddressInfo; // it listens on a port
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        headers: { 'accept-encoding': 'identity' },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    } finally {
      server.close();
    }
  });

  test('whose first part cannot be read throws, for the call to be answered as a failure', async () => {
    async function* failing(): AsyncGenerator<unknown[], void> {
      yield* [];
      throw new ServiceError('NOT_FOUND', 'Client not found');
    }
    const request = {} as Request;
    await expect(sendParts(request, {} as Response, 200, failing())).rejects.toThrow(
      'Client not found',
    );
  });
});
