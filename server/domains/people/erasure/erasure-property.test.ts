import { beforeAll, expect, test } from '@jest/globals';
import fc, { type GeneratorValue } from 'fast-check';
import type { EntityType } from '#server/access/identity/actor.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { buildAgency, buildBroadcaster, buildCustomer } from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { eraseExpiredUsers } from './erase-expired-users.js';
import { eraseUser } from './user-erasure.service.js';
import { readTables, rowsWithout, type TableRow } from './testing/table-rows.js';

const database = testDatabase();
const redis = testRedis();

interface Organisation {
  entityType: EntityType;
  entityId: number | null;
}

let organisations: Organisation[];
let customerId = 0;
beforeAll(async () => {
  const em = database.orm.em.fork();
  customerId = (await buildCustomer(em)).id;
  organisations = [
    { entityType: 'SYSTEM', entityId: null },
    { entityType: 'CUSTOMER', entityId: customerId },
    { entityType: 'AGENCY', entityId: (await buildAgency(em)).id },
    { entityType: 'AGENCY', entityId: (await buildAgency(em)).id },
    { entityType: 'BROADCASTER', entityId: (await buildBroadcaster(em)).id },
  ];
});

/** Addresses that contain each other, and that names contain. */
const ADDRESSES = ['n@in.example', 'an@in.example', 'N@IN.example', 'n@in.example.org'];
const TEXTS = [...ADDRESSES, 'n@in', 'Ask n@in.example', 'erased', 'Winter'];
const address = () => fc.constantFrom(...ADDRESSES);
const text = () => fc.constantFrom(...TEXTS);
const organisation = () => fc.constantFrom(...organisations);
const run = async (sql: string, ...params: unknown[]): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(`${sql} returning id`, params);
  return Number(rows[0]?.id);
};

/** A removed user of any organisation, with what a user may have had. */
async function addUser(choose: GeneratorValue): Promise<User> {
  const email = choose(address);
  const user = await buildUser(database.orm.em.fork(), {
    ...choose(organisation),
    name: `${choose(text)} by name`,
    email,
    activatedAt: choose(fc.boolean) ? new Date('2026-01-01T00:00:00Z') : null,
    archivedAt: new Date('2026-02-01T00:00:00Z'),
  });

  const confirmedAt = choose(fc.boolean) ? new Date('2026-01-15T00:00:00Z') : null;
  const changeId = await run(
    `insert into email_change (user_id, old_email, new_email, requested_at, expires_at, confirmed_at, ended_at)
     values ($1, $2, $3, now(), now(), $4, now())`,
    user.id,
    choose(address),
    email,
    confirmedAt,
  );
  const mail = `insert into outgoing_mail (kind, payload, created_at, due_at, expires_at, attempts, last_failure)
    values ('other', $1, now(), now(), now(), 1, $2)`;
  await run(mail, { changeId }, choose(text));
  await run(mail, { userId: user.id }, choose(text));
  const viewId = await run(
    `insert into saved_view (user_id, customer_id, name, address, created_at, version) values ($1, $2, $3, 'client=1', now(), 1)`,
    user.id,
    customerId,
    choose(text),
  );
  const scheduleId = await run(
    `insert into report_schedule (saved_view_id, frequency, weekday, hour, next_due_at, created_at, version)
     values ($1, 'WEEKLY', 1, 7, now(), now(), 1)`,
    viewId,
  );
  await run(
    `insert into report_recipient (schedule_id, email, email_hash, created_at, asks) values ($1, $2, 'hash', now(), 0)`,
    scheduleId,
    choose(address),
  );
  await run(
    `insert into tag_sheet_mail (user_id, customer_id, email, choice, format, ad_server, tag_count, created_at)
     values ($1, $2, $3, '{}', 'VAST', 'FREEWHEEL', 1, now())`,
    user.id,
    customerId,
    choose(address),
  );

  return user;
}

function pick(choose: GeneratorValue, users: readonly User[]): User {
  const user = users[choose(fc.nat, users.length - 1)];
  if (!user) throw new Error('there is no user');
  return user;
}

/** An entry that any organisation wrote about a user or about something else. */
async function addEntry(choose: GeneratorValue, users: readonly User[]): Promise<void> {
  const { entityType, entityId } = choose(organisation);
  const isAboutUser = choose(fc.boolean);
  const subject = pick(choose, users);
  const changes = {
    name: { before: choose(text), after: choose(text) },
    email: { after: choose(text) },
    list: { before: [choose(text), 1, null], after: { in: [{ deep: choose(text) }] } },
  };
  await run(
    `insert into audit_entry (occurred_at, entity_type, entity_id, action, subject_type, subject_id, customer_id, changes, request_id)
     values (now(), $1, $2, 'x.update', $3, $4, $5, $6, 'test')`,
    entityType,
    entityId,
    isAboutUser ? 'user' : 'customer',
    String(isAboutUser ? subject.id : customerId),
    customerId,
    changes,
  );
}

const idsIn = async (sql: string, ...params: unknown[]): Promise<ReadonlySet<number>> => {
  const { rows } = await database.pool.query<{ id: number }>(sql, params);
  return new Set(rows.map(({ id }) => Number(id)));
};

/** Returns a test that is true for a row about the user, or of the user's organisation. */
async function ownRows({ id, entityType, entityId }: User) {
  const isOfHouse = `u.entity_type = $1 and u.entity_id is not distinct from $2`;
  const house = [entityType, entityId];
  const colleagues = await idsIn(`select u.id from app_user u where ${isOfHouse}`, ...house);
  const schedules = await idsIn(
    `select s.id from report_schedule s join saved_view v on v.id = s.saved_view_id
     join app_user u on u.id = v.user_id where ${isOfHouse}`,
    ...house,
  );
  const mails = await idsIn(
    `select id from outgoing_mail where payload ->> 'userId' = $1::text
     or payload ->> 'changeId' in (select c.id::text from email_change c where c.user_id = $1::int)`,
    id,
  );
  const isAbout = ({ row }: TableRow) =>
    row.subject_type === 'user' && row.subject_id === String(id);

  const byTable: Readonly<Record<string, (found: TableRow) => boolean>> = {
    app_user: ({ row }) => row.id === id,
    outgoing_mail: ({ row }) => mails.has(Number(row.id)),
    tag_sheet_mail: ({ row }) => colleagues.has(Number(row.user_id)),
    report_recipient: ({ row }) => schedules.has(Number(row.schedule_id)),
    audit_entry: (found) =>
      isAbout(found) || (found.row.entity_type === entityType && found.row.entity_id === entityId),
  };

  return (found: TableRow) => byTable[found.table]?.(found) ?? found.row.user_id === id;
}

async function provedBy({ id, email, activatedAt }: User): Promise<string[]> {
  if (activatedAt === null) return [];
  const { rows } = await database.pool.query<{ old_email: string; new_email: string }>(
    'select old_email, new_email from email_change where user_id = $1 and confirmed_at is not null',
    [id],
  );
  const all = [email, ...rows.flatMap((row) => [row.old_email, row.new_email])];
  return all.map((one) => one.toLowerCase());
}

/** Entries with a value that is one of the addresses. */
const naming = async (addresses: readonly string[]): Promise<TableRow['row'][]> => {
  const { rows } = await database.pool.query<TableRow['row']>(
    'select subject_type, subject_id, entity_type, entity_id, lower(changes::text) as text from audit_entry',
  );
  return rows.filter(({ text }) => addresses.some((one) => String(text).includes(`"${one}"`)));
};

const NOW = new Date('2026-04-01T00:00:00Z');

async function eraseOne(choose: GeneratorValue, reach: 'OWN_ORGANISATION' | 'EVERYWHERE') {
  const users: User[] = [];
  for (let built = 0; built < 4; built++) users.push(await addUser(choose));
  for (let added = 0; added < 30; added++) await addEntry(choose, users);
  const user = pick(choose, users);
  const isOwn = await ownRows(user);
  const proved = await provedBy(user);
  const { entityType, entityId } = user;
  const actors = [actorOf('SYSTEM'), actorOf(entityType, entityId)];
  const actor = reach === 'EVERYWHERE' ? actors[0] : choose(() => fc.constantFrom(...actors));
  const context = serviceContext({ database, redis }, actor ?? null);

  const before = await readTables(database.pool);
  await eraseUser({ ...context, requestId: `erasure-${user.id}` }, user.id, reach);
  const after = await readTables(database.pool);

  const changed = [...rowsWithout(before, after), ...rowsWithout(after, before)];
  return { user, isOwn, proved, changed };
}

/** The rows of earlier runs stay, so a smaller example would not be one. */
const options = (numRuns: number) => ({ numRuns, endOnFailure: true });

test('erasing any user leaves every row of other organisations as it is, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (choose) => {
      const { user, isOwn, proved, changed } = await eraseOne(choose, 'OWN_ORGANISATION');

      expect(changed.filter((found) => !isOwn(found))).toEqual([]);
      expect(changed).toContainEqual({
        table: 'app_user',
        row: expect.objectContaining({ name: `Erased user ${user.id}` }),
      });
      const left = await naming(proved);
      const { entityType, entityId } = user;
      const ofHouse = { entity_type: entityType, entity_id: entityId };
      expect(left).not.toContainEqual(expect.objectContaining(ofHouse));
    }),
    options(10),
  );
});

test('erasing any user everywhere takes the proved addresses alone, and every history that changes says so', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (choose) => {
      const { user, isOwn, proved, changed } = await eraseOne(choose, 'EVERYWHERE');
      const isRecord = ({ row }: TableRow) => String(row.action).endsWith('.eraseAddress');
      const ofOthers = changed.filter((found) => !isOwn(found) && !isRecord(found));
      const { rows: recorded } = await database.pool.query<{ subject: string }>(
        `select concat_ws(' ', subject_type, subject_id) as subject from audit_entry
         where action like '%.eraseAddress' and request_id = $1`,
        [`erasure-${user.id}`],
      );
      const subjects = recorded.map(({ subject }) => subject);

      expect(new Set(subjects).size).toBe(subjects.length);
      expect(await naming(proved)).toEqual([]);
      for (const { table, row } of ofOthers) {
        const subject = {
          audit_entry: `${String(row.subject_type)} ${String(row.subject_id)}`,
          report_recipient: `report_schedule ${String(row.schedule_id)}`,
          tag_sheet_mail: `tag_sheet_mail ${String(row.id)}`,
        }[table];
        expect(subjects).toContain(subject);
      }
      if (proved.length === 0) expect(ofOthers).toEqual([]);
    }),
    options(10),
  );
});

test('USER_RETENTION_MONTHS erases from the own organisation alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (choose) => {
      const em = database.orm.em.fork();
      await em.nativeUpdate(User, { erasedAt: null }, { archivedAt: NOW });

      const user = await addUser(choose);
      for (let added = 0; added < 10; added++) await addEntry(choose, [user]);
      const isOwn = await ownRows(user);

      const before = await readTables(database.pool);
      const parts = { orm: database.orm, config: { userRetentionMonths: 1 }, now: () => NOW };
      expect(await eraseExpiredUsers(parts)).toBe(1);
      const after = await readTables(database.pool);

      const changed = [...rowsWithout(before, after), ...rowsWithout(after, before)];
      expect(changed.filter((found) => !isOwn(found))).toEqual([]);
    }),
    options(3),
  );
});
