import { describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import {
  associationWorld,
  type Side,
} from '#server/domains/organisations/association/testing/association-world.js';

const database = testDatabase();
const redis = testRedis();
const {
  call,
  side,
  superAdmin,
  requestClient,
  createRequest,
  answer,
  requestOf,
  seesClient,
  advance,
} = associationWorld(database, redis);

const codesOf = ({ id }: Side) => `/connection-codes/customer/${id}`;
const connect = (by: Actor, code: string) =>
  call(by, 'POST', '/connection-codes/connect', { code });
const issue = async (client: Side) => {
  const { body } = await call(client.admin, 'POST', codesOf(client));
  return { code: String(body.code), id: (body.connection_code as { id: number }).id }; // as documented
};
const REFUSED = { code: 'This code is not valid. Ask the client for a new one.' };

describe('a connection code', () => {
  test.each(['AGENCY', 'BROADCASTER', 'ADTECH'] as const)(
    'associates an %s with the client at once',
    async (kind) => {
      const [client, partner] = [await side('CUSTOMER'), await side(kind)];
      const { code } = await issue(client);
      const { status, body } = await connect(partner.admin, code);

      expect({ status, state: body.state, target: body.target }).toMatchObject({
        status: 200,
        state: 'ACCEPTED',
        target: { entity_id: client.id, name: client.name },
      });
      expect(await seesClient(partner.user, client)).toBe(true);

      const [listed] = (await call(client.admin, 'GET', codesOf(client))).list;

      expect(listed).toMatchObject({ used_by: { entity_id: partner.id, name: partner.name } });
    },
  );

  test('has 128 random bits, may be typed in any case and with other gaps, and is readable once', async () => {
    const [client, partner] = [await side('CUSTOMER'), await side('AGENCY')];
    const { code } = await issue(client);

    expect(code).toMatch(/^([0-9A-F]{4}-){7}[0-9A-F]{4}$/);
    expect((await issue(client)).code).not.toBe(code);

    const bare = code.replaceAll('-', '');
    const { rows } = await database.pool.query(
      'select * from connection_code where customer_id = $1',
      [client.id],
    );

    const listed = (await call(client.admin, 'GET', codesOf(client))).list;
    const { rows: audited } = await database.pool.query('select changes from audit_entry');
    const kept = JSON.stringify([rows, listed, audited]).toUpperCase();

    expect([kept.includes(bare), kept.includes(code)]).toEqual([false, false]);
    expect((await connect(partner.admin, ` ${bare.toLowerCase()} `)).status).toBe(200);
  });

  test('is spent by one of many that use it at once', async () => {
    const client = await side('CUSTOMER');
    const { code } = await issue(client);
    const partners = await Promise.all(Array.from({ length: 5 }, () => side('AGENCY')));
    const answers = await Promise.all(partners.map(({ admin }) => connect(admin, code)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);

    const { rowCount } = await database.pool.query(
      'select from relationship where customer_id = $1',
      [client.id],
    );

    expect(rowCount).toBe(1);
  });

  test('that is unknown, used, revoked, too old, or issued by somebody who left is refused alike', async () => {
    const client = await side('CUSTOMER');
    const [used, revoked, old, left] = [
      await issue(client),
      await issue(client),
      await issue(client),
      await issue(client),
    ];

    await connect((await side('AGENCY')).admin, used.code);
    expect((await call(client.admin, 'DELETE', `/connection-codes/${revoked.id}`)).status).toBe(
      204,
    );

    const codes = [
      '0000-0000-0000-0000-0000-0000-0000-0000',
      '',
      'x'.repeat(500),
      used.code,
      revoked.code,
    ];

    for (const code of codes) {
      const { status, errors } = await connect((await side('AGENCY')).admin, code);
      expect({ code, status, errors }).toEqual({ code, status: 422, errors: REFUSED });
    }

    const { userId } = client.admin;

    await database.pool.query('update app_user set admin = false where id = $1', [userId]);
    expect((await connect((await side('AGENCY')).admin, left.code)).errors).toEqual(REFUSED);
    await database.pool.query('update app_user set admin = true where id = $1', [userId]);
    advance(7.01);
    expect((await connect((await side('AGENCY')).admin, old.code)).errors).toEqual(REFUSED);
  });

  test('of an archived client is refused like an unknown one', async () => {
    const client = await side('CUSTOMER');
    const { code } = await issue(client);
    await database.pool.query('update customer set archived_at = now() where id = $1', [client.id]);
    expect((await connect((await side('AGENCY')).admin, code)).errors).toEqual(REFUSED);
  });

  test('is issued, listed and revoked by admins of its client alone, and used by admins alone', async () => {
    const [client, other, agency] = [
      await side('CUSTOMER'),
      await side('CUSTOMER'),
      await side('AGENCY'),
    ];

    const { code, id } = await issue(client);

    await answer(client.admin, await createRequest(agency, client), 'accept');

    const tries = [client.user, agency.admin, agency.user].flatMap((actor) => [
      call(actor, 'POST', codesOf(client)),
      call(actor, 'GET', codesOf(client)),
    ]);

    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(
      Array<number>(6).fill(403),
    );
    expect((await call(other.admin, 'GET', codesOf(client))).status).toBe(404);
    expect((await call(other.admin, 'DELETE', `/connection-codes/${id}`)).status).toBe(404);
    expect((await connect((await side('AGENCY')).user, code)).status).toBe(403);
    expect((await connect(other.admin, code)).status).toBe(403);
    expect((await connect((await superAdmin()).actor, code)).status).toBe(422);
  });

  test('ends a request that waits, and does not heed an earlier refusal', async () => {
    const [client, partner] = [await side('CUSTOMER'), await side('AGENCY')];
    await requestClient(partner, client);
    await connect(partner.admin, (await issue(client)).code);
    expect(await requestOf(partner.admin, partner, client)).toMatchObject({ state: 'ACCEPTED' });
    const refused = await side('AGENCY');
    await answer(client.admin, await createRequest(refused, client), 'decline');
    expect((await connect(refused.admin, (await issue(client)).code)).status).toBe(200);
  });

  test('two of one client used at once by one organisation spend one', async () => {
    const [client, partner] = [await side('CUSTOMER'), await side('AGENCY')];
    const codes = [await issue(client), await issue(client), await issue(client)];
    const answers = await Promise.all(codes.map(({ code }) => connect(partner.admin, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const used = (await call(client.admin, 'GET', codesOf(client))).list.filter(
      (row) => row.used_at !== null,
    );
    expect(used).toHaveLength(1);
  });

  test('is not spent where the two work together already, and not revoked once it was used', async () => {
    const [client, partner, next] = [
      await side('CUSTOMER'),
      await side('AGENCY'),
      await side('AGENCY'),
    ];

    await connect(partner.admin, (await issue(client)).code);

    const { code, id } = await issue(client);

    expect((await connect(partner.admin, code)).status).toBe(409);
    expect((await connect(next.admin, code)).status).toBe(200);
    expect((await call(client.admin, 'DELETE', `/connection-codes/${id}`)).status).toBe(409);
  });
});

describe('trying codes', () => {
  test('ends after ten wrong ones an hour, also with a right one; right ones do not count', async () => {
    const [client, partner] = [await side('CUSTOMER'), await side('AGENCY')];
    const [guesser, second] = [
      partner.admin,
      { ...partner.admin, userId: (partner.admin.userId ?? 0) + 500_000 },
    ];

    for (let tries = 0; tries < 10; tries += 1)
      expect((await connect(guesser, `wrong ${tries}`)).status).toBe(422);

    const { code } = await issue(client);

    expect((await connect(guesser, code)).status).toBe(429);

    for (let tries = 0; tries < 10; tries += 1)
      expect((await connect(second, `wrong ${tries}`)).status).toBe(422);

    const third = { ...partner.admin, userId: (partner.admin.userId ?? 0) + 600_000 };

    expect((await connect(third, code)).status).toBe(429);
    advance(1 / 20);
    expect((await connect(third, code)).status).toBe(200);
  });
});
