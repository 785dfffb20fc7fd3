import { beforeAll, describe, expect, test } from '@jest/globals';
import { User } from '#server/domains/people/user/user.entity.js';
import { buildCampaign } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { withAddressSql } from './redact-audit.js';
import { readTables, rowsWithout } from './testing/table-rows.js';
import { tenantActions, type Tenant } from './testing/tenants.js';

const database = testDatabase();
const api = testApi(database, testRedis());
const { archiveAndErase, buildTenant, call, historyOf, invite, readersOf, scheduleFor } =
  tenantActions(database, api);
const em = () => database.orm.em.fork();

let mine: Tenant;
let theirs: Tenant;
let superAdmin: string;
beforeAll(async () => {
  mine = await buildTenant();
  theirs = await buildTenant();
  superAdmin = await tokenOf(api, await buildUser(em(), { name: 'Super Admin' }));
});

const code = (name: string) => expect.objectContaining({ code: name });
const member = ({ agencyId }: Tenant, overrides: Partial<User> = {}) =>
  buildUser(em(), { entityType: 'AGENCY', entityId: agencyId, admin: false, ...overrides });
const renameTo = async ({ token, customerId }: Tenant, ...names: string[]): Promise<number> => {
  const { id } = await buildCampaign(em(), { customerId });
  for (const name of names) await call(token, 'renameCampaign', { id, name });
  return id;
};
const namesIn = async (token: string, campaignId: number) =>
  (await historyOf(token, 'campaign', campaignId)).flatMap(({ changes }) =>
    changes.flatMap(({ after }) => after),
  );
/** The rows of the other organisation that an erasure changes. */
const changedOfOthers = async (erase: () => Promise<void>) => {
  const before = await readTables(database.pool);
  await erase();
  const gone = rowsWithout(before, await readTables(database.pool));
  return gone.filter(({ table, row }) => {
    const isOfThem = row.entity_type === 'AGENCY' && row.entity_id === theirs.agencyId;
    return isOfThem || row.customer_id === theirs.customerId || table === 'report_recipient';
  });
};

describe('erasing a user leaves other organisations alone', () => {
  test('an invited address stays in the history of those who invited it', async () => {
    const id = await invite(theirs.token, 'Jane Partner', 'jane@partner.example');

    const changed = await changedOfOthers(async () => {
      const made = await invite(mine.token, 'Whoever', 'jane@partner.example');
      expect(await archiveAndErase(mine.token, made)).toBe(true);
    });

    expect(changed).toEqual([]);
    const [invited] = await historyOf(theirs.token, 'user', id);
    expect(invited?.changes).toContainEqual(
      expect.objectContaining({ field: 'email', after: ['jane@partner.example'] }),
    );
  });

  test('a reader without an account keeps getting the reports of others', async () => {
    const viewId = await scheduleFor(theirs, 'reader@outside.example');

    const changed = await changedOfOthers(async () => {
      const made = await invite(mine.token, 'Whoever', 'reader@outside.example');
      expect(await archiveAndErase(mine.token, made)).toBe(true);
    });

    expect(changed).toEqual([]);
    expect(await readersOf(theirs.token, viewId)).toEqual(['reader@outside.example']);
  });

  test.each(['40@t3.example', 'n@in', 'jane@partner.example'])(
    'the name %s is no part of anything that others wrote',
    async (name) => {
      const { customerId } = theirs;
      const id = await invite(theirs.token, 'Avu Partner', `avu.${name.length}.40@t3.example`);
      for (const adminEmail of ['jane@partner.example', 'admin@infinitum.example'])
        await call(superAdmin, 'setAdminEmail', { id: customerId, adminEmail });

      const changed = await changedOfOthers(async () => {
        const made = await invite(mine.token, name, `any.${name.length}@address.example`);
        expect(await archiveAndErase(mine.token, made)).toBe(true);
      });

      expect(changed).toEqual([]);
      const texts = JSON.stringify([
        await historyOf(theirs.token, 'user', id),
        await historyOf(superAdmin, 'customer', customerId),
      ]);
      expect(texts).toContain(`avu.${name.length}.40@t3.example`);
      expect(texts).toContain('jane@partner.example');
      expect(texts).toContain('admin@infinitum.example');
      expect(texts).not.toContain('erased');
    },
  );

  test('an address that the person had proved stays with others, too', async () => {
    const colleague = await member(mine, { email: 'both@houses.example' });
    const viewId = await scheduleFor(theirs, 'both@houses.example');
    const campaignId = await renameTo(theirs, 'both@houses.example', 'Winter');

    const changed = await changedOfOthers(async () => {
      expect(await archiveAndErase(mine.token, colleague.id)).toBe(true);
    });

    expect(changed).toEqual([]);
    expect(await readersOf(theirs.token, viewId)).toEqual(['both@houses.example']);
    expect(await namesIn(theirs.token, campaignId)).toContain('both@houses.example');
  });
});

describe('erasing a user takes from its own organisation', () => {
  test('values that are an address of the person, whatever their case, and no part of a text', async () => {
    const { id } = await member(mine, { email: 'Own.Person@house.example' });
    const campaignId = await renameTo(
      mine,
      'own.person@HOUSE.example',
      'For own.person@house.example',
      'xown.person@house.example',
    );
    await archiveAndErase(mine.token, id);

    const names = await namesIn(mine.token, campaignId);
    expect(names).toEqual(['xown.person@house.example', 'For own.person@house.example', 'erased']);
  });

  test('its readers with the address, and all whom the person named', async () => {
    const named = await member(mine, { email: 'namer@house.example' });
    const token = await tokenOf(api, named);
    const theirView = await scheduleFor({ ...mine, token }, 'friend@outside.example');
    const ofColleague = await scheduleFor(mine, 'namer@house.example');
    const other = await scheduleFor(mine, 'somebody@outside.example');
    await archiveAndErase(mine.token, named.id);

    const { rows } = await database.pool.query(
      `select 1 from report_recipient r join report_schedule s on s.id = r.schedule_id
       where s.saved_view_id = $1 and r.email is not null`,
      [theirView],
    );
    expect(rows).toEqual([]);
    expect(await readersOf(mine.token, ofColleague)).toEqual([]);
    expect(await readersOf(mine.token, other)).toEqual(['somebody@outside.example']);
  });

  test('nothing by an address that was only invited, or asked for and never confirmed', async () => {
    const made = await invite(mine.token, 'Only Invited', 'invited@never.example');
    const { id } = await member(mine, { email: 'asks@house.example' });
    await call(mine.token, 'update', { id, input: { email: 'wanted@never.example' } });
    const campaignId = await renameTo(mine, 'invited@never.example', 'wanted@never.example');
    await archiveAndErase(mine.token, made);
    await archiveAndErase(mine.token, id);

    const names = await namesIn(mine.token, campaignId);
    expect(names).toEqual(['wanted@never.example', 'invited@never.example']);
    const { rows } = await database.pool.query(
      `select 1 from audit_entry where subject_type = 'user' and subject_id = any($1)
         and changes::text ~ 'never.example|Only Invited'`,
      [[String(made), String(id)]],
    );
    expect(rows).toEqual([]);
  });

  test('a former address after a confirmed change, but none of an objected one', async () => {
    const { id } = await member(mine, { email: 'new@house.example' });
    await database.pool.query(
      `insert into email_change (user_id, old_email, new_email, requested_at, expires_at, confirmed_at, ended_at, end_reason) values
         ($1, 'Old@house.example', 'new@house.example', now(), now(), now(), null, null),
         ($1, 'new@house.example', 'thief@else.example', now(), now(), now(), now(), 'OBJECTED')`,
      [id],
    );
    const campaignId = await renameTo(mine, 'old@house.example', 'thief@else.example');
    await archiveAndErase(mine.token, id);

    expect(await namesIn(mine.token, campaignId)).toEqual(['thief@else.example', 'erased']);
  });

  test.each(['OWN_ORGANISATION', 'EVERYWHERE'])(
    'no address that somebody else holds by now: %s',
    async (reach) => {
      const address = `handed.${reach.toLowerCase()}@house.example`;
      const { id } = await member(mine, { email: address });
      const viewId = await scheduleFor(mine, address);
      const campaignId = await renameTo(mine, address, 'Summer');
      await call(mine.token, 'archive', { id });
      const heir = await member(mine, { email: address });
      await call(superAdmin, 'erase', { id, everywhere: reach === 'EVERYWHERE' });

      expect(await readersOf(mine.token, viewId)).toEqual([address]);
      expect(await namesIn(mine.token, campaignId)).toContain(address);
      expect(await em().findOneOrFail(User, { id: heir.id })).toMatchObject({ email: address });
    },
  );

  test('mails to the person that wait, and no answer of a mail server to others', async () => {
    const { id, email } = await member(mine, { email: 'waits@house.example' });
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into outgoing_mail (kind, payload, created_at, due_at, expires_at, attempts, last_failure)
       select 'other', payload, now(), now() + interval '1 hour', now() + interval '1 hour', 1, $2
       from unnest(array[jsonb_build_object('userId', $1::int), jsonb_build_object('userId', 0), 'null']) as payload
       returning id`,
      [id, `550 <${email}> is unknown here`],
    );
    await archiveAndErase(mine.token, id);

    const left = await database.pool.query<{ last_failure: string }>(
      'select last_failure from outgoing_mail where id = any($1)',
      [rows.map((row) => row.id)],
    );
    expect(left.rows).toEqual(Array(2).fill({ last_failure: `550 <${email}> is unknown here` }));
  });

  test('both users when two are erased at once', async () => {
    const people = [
      await member(mine, { email: 'first@twins.example' }),
      await member(mine, { email: 'second@twins.example' }),
    ];
    const campaignId = await renameTo(mine, 'first@twins.example', 'second@twins.example', 'Both');
    for (const { id } of people) await call(mine.token, 'archive', { id });

    const answers = await Promise.all(
      [...people, ...people].map(({ id }) => call(mine.token, 'erase', { id })),
    );

    expect(answers.filter((answer) => answer === true)).toHaveLength(2);
    expect(answers.filter((answer) => answer !== true)).toEqual(Array(2).fill(code('NOT_FOUND')));
    const { rows } = await database.pool.query<{ names: unknown }>(
      `select changes -> 'campaignName' as names from audit_entry
       where subject_type = 'campaign' and subject_id = $1 order by id desc limit 2`,
      [String(campaignId)],
    );
    expect(rows.map(({ names }) => names)).toEqual([
      { before: 'erased', after: 'Both' },
      { before: 'erased', after: 'erased' },
    ]);
  });

  test('as many entries as there are', async () => {
    const { id, email } = await member(mine, { email: 'often@house.example' });
    await database.pool.query(
      `insert into audit_entry (occurred_at, entity_type, entity_id, action, subject_type, subject_id, changes, request_id)
       select now(), 'AGENCY', $1, 'campaign.update', 'campaign', '0',
         jsonb_build_object('list', jsonb_build_object('after', jsonb_build_array($2::text, n, jsonb_build_object('in', $2::text)))), 'test'
       from generate_series(1, 1200) as n`,
      [mine.agencyId, email],
    );
    await archiveAndErase(mine.token, id);

    const { rows } = await database.pool.query<{ changes: unknown }>(
      `select changes from audit_entry where subject_type = 'campaign' and subject_id = '0' order by id`,
    );
    const erased = rows.map((_, n) => ['erased', n + 1, { in: 'erased' }]);
    expect(rows.map(({ changes }) => changes)).toEqual(
      erased.map((after) => ({ list: { after } })),
    );
  });
});

test('an erasure reads the entries of an organisation by their index', async () => {
  const { admin } = mine;
  const { sql, params } = withAddressSql(['somebody@house.example'], admin);
  const plan = await em().transactional(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    return tx.execute(`explain select * from audit_entry a where ${sql}`, params);
  });

  expect(JSON.stringify(plan)).toContain('audit_entry_address_index');
  expect(JSON.stringify(plan)).toContain(`(entity_id = ${mine.agencyId})`);
});

describe('erasing a user everywhere', () => {
  const build = async (email: string) => {
    const { id } = await member(mine, { email });
    await call(mine.token, 'archive', { id });
    return id;
  };
  const verbs = async (token: string, entity: string, id: number) =>
    (await historyOf(token, entity, id)).map(({ action, by }) => `${action} by ${by}`);

  test('is for super admins', async () => {
    const id = await build('only.super@house.example');
    for (const { token } of [mine, theirs])
      expect(await call(token, 'erase', { id, everywhere: true })).toEqual(code('FORBIDDEN'));
    const { rows } = await database.pool.query('select erased_at from app_user where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ erased_at: null }]);
  });

  test('takes whole addresses from others, and each history that it changes says so', async () => {
    const email = 'Known@everywhere.example';
    const id = await build(email);
    const ofReader = await scheduleFor(theirs, 'known@everywhere.example');
    const other = await scheduleFor(theirs, 'unknown@everywhere.example');
    const campaignId = await renameTo(theirs, email, 'Ask known@everywhere.example', email);
    const campaignBeside = await renameTo(theirs, 'Ask known@everywhere.example');
    const sheetOf = async (address: string) => {
      const { rows } = await database.pool.query<{ id: number }>(
        `insert into tag_sheet_mail (user_id, customer_id, email, choice, format, ad_server, tag_count, created_at)
         values ($1, $2, $3, '{}', 'VAST', 'FREEWHEEL', 1, now()) returning id`,
        [theirs.admin.id, theirs.customerId, address],
      );
      return rows[0]?.id;
    };
    await sheetOf(email);
    const kept = await sheetOf(`x${email}`);

    expect(await call(superAdmin, 'erase', { id, everywhere: true })).toBe(true);

    expect(await readersOf(theirs.token, ofReader)).toEqual([]);
    expect(await readersOf(theirs.token, other)).toEqual(['unknown@everywhere.example']);
    expect(await namesIn(theirs.token, campaignId)).toEqual([
      'erased',
      'Ask known@everywhere.example',
      'erased',
    ]);
    const sheets = await database.pool.query('select id from tag_sheet_mail');
    expect(sheets.rows).toEqual([{ id: kept }]);

    const ofCampaign = await verbs(theirs.token, 'campaign', campaignId);
    expect(ofCampaign.filter((one) => one.includes('erase'))).toEqual([
      'eraseAddress by Infinitum',
    ]);
    expect(await verbs(theirs.token, 'campaign', campaignBeside)).toEqual([
      expect.stringMatching(/^update/),
    ]);
    const ofClient = await verbs(superAdmin, 'customer', theirs.customerId);
    expect(ofClient.filter((one) => one.includes('erase')).sort()).toEqual([
      'eraseReportAddress by Super Admin',
      'eraseTagSheet by Super Admin',
    ]);
    const { rows } = await database.pool.query(
      `select 1 from audit_entry where lower(changes::text) like '%"known@everywhere.example"%'`,
    );
    expect(rows).toEqual([]);
  });
});
