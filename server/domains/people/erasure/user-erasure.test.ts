import { beforeEach, describe, expect, test } from '@jest/globals';
import type { User } from '#server/domains/people/user/user.entity.js';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { eraseExpiredUsers } from './erase-expired-users.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

let agencyId: number;
let admin: string;
let colleague: User;
let built = 0;
beforeEach(async () => {
  built += 1;
  agencyId = (await buildAgency(em())).id;
  const fields = { entityType: 'AGENCY', entityId: agencyId } as const;
  admin = await tokenOf(api, await buildUser(em(), fields));
  const person = { name: `Zora Quimby ${built}`, email: `Zora.${built}@quimby.example` };
  colleague = await buildUser(em(), { ...fields, ...person, admin: false });
});

const call = (query: string, variables: Record<string, unknown>, token = admin) =>
  api.graphql(query, variables, token);
const ERASE = 'mutation($id: Int!) { eraseUser(id: $id) }';
const ARCHIVE = 'mutation($id: Int!) { archiveUser(id: $id) }';
const LIST = '{ archivedUsers { id name email } }';
const update = (input: object) =>
  call('mutation($id: Int!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }', {
    id: colleague.id,
    input,
  });
const code = (name: string) => ({ errors: [{ extensions: { code: name } }] });

/** Every row of every table of the product that holds one of the texts. */
async function findEverywhere(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'event_store') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where exists (select 1 from unnest($1::text[]) as text where strpos(lower(t::text), lower(text)) > 0)`,
      [texts],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

describe('the erasure of a removed user', () => {
  test('takes name and addresses, old and new ones, out of every table, and leaves the number', async () => {
    const { name, email } = colleague;
    await tokenOf(api, colleague); // a sign-in with its device
    const renamed = `Zora Married ${built}`;
    await update({ name: renamed, email: `wanted.${built}@quimby.example` });
    await database.pool.query(
      `insert into outgoing_mail (kind, payload, created_at, due_at, expires_at, attempts, last_failure)
       values ('other', $1, now(), now(), now(), 1, $2)`,
      [{ userId: colleague.id }, `550 <${email}> is unknown here`],
    );
    await database.pool.query(
      `insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, 'key', 0, '{}', $3, now())`,
      [colleague.id, `credential ${built}`, `Phone of ${name}`],
    );
    const texts = [name, renamed, email, `wanted.${built}@quimby.example`];
    expect((await findEverywhere(...texts)).length).toBe(5);

    await call(ARCHIVE, { id: colleague.id });
    expect((await call(ERASE, { id: colleague.id })).body).toMatchObject({
      data: { eraseUser: true },
    });

    expect(await findEverywhere(...texts)).toEqual([]);
    const { rows } = await database.pool.query<{ action: string; changes: unknown }>(
      `select action, changes from audit_entry where subject_type = 'user' and subject_id = $1 order by id`,
      [String(colleague.id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.update', 'user.archive', 'user.erase']),
    );
    expect(rows.find(({ action }) => action === 'user.update')?.changes).toMatchObject({
      name: { before: 'erased', after: 'erased' },
    });
    const { rows: users } = await database.pool.query('select name from app_user where id = $1', [
      colleague.id,
    ]);
    expect(users).toEqual([{ name: `Erased user ${colleague.id}` }]);
  });

  test('leaves the names and addresses of everybody else', async () => {
    const other = await buildUser(em(), {
      entityType: 'AGENCY',
      entityId: agencyId,
      name: `${colleague.name} Junior`,
      email: `junior.${built}@quimby.example`,
    });
    await call(
      'mutation($id: Int!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }',
      { id: other.id, input: { name: 'Somebody Else', admin: false } },
    );
    await call(ARCHIVE, { id: colleague.id });
    await call(ERASE, { id: colleague.id });

    expect((await findEverywhere(other.email)).length).toBe(1);
    expect((await findEverywhere(`${colleague.name} Junior`)).length).toBe(1);
  });

  test('is for a user who is removed and was not erased', async () => {
    expect((await call(ERASE, { id: colleague.id })).body).toMatchObject(code('NOT_FOUND'));
    await call(ARCHIVE, { id: colleague.id });
    expect((await call(LIST, {})).body).toMatchObject({
      data: { archivedUsers: [{ id: colleague.id, name: colleague.name }] },
    });
    await call(ERASE, { id: colleague.id });
    expect((await call(LIST, {})).body).toMatchObject({ data: { archivedUsers: [] } });
    expect((await call(ERASE, { id: colleague.id })).body).toMatchObject(code('NOT_FOUND'));
  });

  test('is for admins of the own organisation and super admins', async () => {
    const otherAgency = (await buildAgency(em())).id;
    const outsider = await tokenOf(
      api,
      await buildUser(em(), { entityType: 'AGENCY', entityId: otherAgency }),
    );
    const plain = await tokenOf(
      api,
      await buildUser(em(), { entityType: 'AGENCY', entityId: agencyId, admin: false }),
    );
    await call(ARCHIVE, { id: colleague.id });

    const erase = async (token: string) => (await call(ERASE, { id: colleague.id }, token)).body;
    expect(await erase(outsider)).toMatchObject(code('NOT_FOUND'));
    expect(await erase(plain)).toMatchObject(code('FORBIDDEN'));
    expect((await call(LIST, {}, plain)).body).toMatchObject(code('FORBIDDEN'));
    expect((await call(LIST, {}, outsider)).body).toMatchObject({ data: { archivedUsers: [] } });
    expect(await erase(await tokenOf(api, await buildUser(em())))).toMatchObject({
      data: { eraseUser: true },
    });
  });
});

describe('USER_RETENTION_MONTHS', () => {
  test('erases users that long after their removal, and no others', async () => {
    const fields = { entityType: 'AGENCY', entityId: agencyId } as const;
    const removed = (archivedAt: string) =>
      buildUser(em(), { ...fields, archivedAt: new Date(archivedAt) });
    const due = await removed('2024-11-21T00:00:00Z');
    const recent = await removed('2024-11-23T00:00:00Z');

    const now = () => new Date('2026-11-22T00:00:00Z');
    const parts = { orm: database.orm, config: { userRetentionMonths: 24 }, now };
    expect(await eraseExpiredUsers(parts)).toBe(1);

    const { rows } = await database.pool.query<{ id: number }>(
      'select id from app_user where erased_at is not null and id = any($1)',
      [[due.id, recent.id, colleague.id]],
    );
    expect(rows).toEqual([{ id: due.id }]);
    expect(await eraseExpiredUsers(parts)).toBe(0);
  });
});

describe('the export of the own data', () => {
  test('holds the profile, the sign-ins and what the person did', async () => {
    await tokenOf(api, colleague);
    const token = await tokenOf(api, colleague);
    await call('mutation { endOtherSessions }', {}, token);
    const { body } = await call('{ exportMyData }', {}, token);
    const { exportMyData } = (body as { data: { exportMyData: string } }).data; // the test asked for it

    expect(JSON.parse(exportMyData)).toMatchObject({
      profile: { id: colleague.id, name: colleague.name, email: colleague.email },
      signIns: [{ method: 'PASSWORD' }, { method: 'PASSWORD', endedAt: null }],
      emailChanges: [],
      actions: [{ action: 'session.endOthers', subjectId: String(colleague.id) }],
    });
    expect(exportMyData).not.toContain('argon2');
  });
});
