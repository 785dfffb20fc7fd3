import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newApiKey } from '#server/access/identity/tokens.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { queueWebhooks } from '#server/domains/webhooks/event/queue-webhooks.js';
import { WEBHOOK_EVENT_TYPES } from '#server/domains/webhooks/event/webhook-event-types.js';
import { testReceiver } from '#server/domains/webhooks/testing/receiver.js';
import { buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());
const receiver = testReceiver();
const PROGRAM = path.join(import.meta.dirname, 'programs/webhooks-listen.mjs');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let ids: { ours: number; theirs: number };
let key: string;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const [ours, theirs] = [await buildCustomer(em), await buildCustomer(em)];
  ids = { ours: ours.id, theirs: theirs.id };
  const { token, hash } = newApiKey();
  const owner = { entityType: 'CUSTOMER' as const, entityId: ours.id };
  const fields = { name: 'Receiver', keyHash: hash, createdByUserId: 1, createdAt: new Date() };
  await em.persist(em.create(ApiKey, { ...fields, ...owner, scopes: ['read'] })).flush();
  key = token;
});

async function finish(customerId: number, name: string): Promise<void> {
  const em = database.orm.em.fork();
  const data = { customer_id: customerId, campaign_name: name };
  queueWebhooks({ em, now: () => new Date() }, { type: 'campaign.finished', customerId, data });
  await em.flush();
}

/** The program as a partner runs it. `until` gets its output so far; true ends it. */
async function run(args: string[], until: (output: string) => boolean = () => false) {
  const env = { PATH: process.env.PATH, INFINITUM_URL: api.url, INFINITUM_KEY: key };
  const child = spawn(process.execPath, [PROGRAM, ...args], { env });
  const closed = once(child, 'close');
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
    if (until(output)) child.kill();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const [code] = (await closed) as [number | null];
  return { code, output };
}

const target = () => ['--to', `${receiver.url}/hooks`, '--secret', SECRET];
const verified = () =>
  receiver.received.map(({ headers, body }) =>
    new Webhook(SECRET).verify(body, headers as Record<string, string>),
  );

test('the program forwards what the organisation sees, once and signed', async () => {
  const { output } = await run(target(), (soFar) => {
    if (soFar.includes('Forwarding') && !soFar.includes('campaign.finished'))
      void finish(ids.theirs, 'Theirs').then(() => finish(ids.ours, 'Ours'));
    return soFar.includes('campaign.finished');
  });

  expect(output).toContain(`Secret: ${SECRET}`);
  expect(output).toMatch(/campaign\.finished {2}[\w-]{36} {2}204/);
  expect(verified()).toMatchObject([
    { type: 'campaign.finished', data: { campaign_name: 'Ours' } },
  ]);
});

const OF_PARTNERS = Object.entries(WEBHOOK_EVENT_TYPES)
  .filter(([, { platform }]) => !platform)
  .map(([type]) => type);

test.each(OF_PARTNERS)('the program sends a sample of %s', async (type) => {
  expect(await run([...target(), '--sample', type])).toMatchObject({ code: 0 });
  expect(verified()).toMatchObject([{ type, data: { link: expect.any(String) } }]);
});

test('a wrong command explains itself, and an unknown sample names those that there are', async () => {
  expect(await run(['--to', 'nowhere'])).toMatchObject({
    code: 64,
    output: expect.stringContaining('Usage:'),
  });
  expect(await run([...target(), '--sample', 'tag.lost'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('tag.silent'),
  });
});

describe('webhookMessages', () => {
  const query =
    'query ($since: DateTimeISO!) { webhookMessages(since: $since) { messages { type } } }';
  const read = (token: string, beforeMs: number) =>
    api.graphql(query, { since: new Date(Date.now() - beforeMs).toISOString() }, token);

  test('reaches back one hour', async () => {
    expect((await read(key, 3_700_000)).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID', errors: { since: expect.any(String) } } }],
    });
  });

  test('is for admins and keys', async () => {
    const person = { entityType: 'CUSTOMER' as const, entityId: ids.ours, admin: false };
    const token = await tokenOf(api, await buildUser(database.orm.em.fork(), person));
    expect((await read(token, 1_000)).body).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
  });
});
