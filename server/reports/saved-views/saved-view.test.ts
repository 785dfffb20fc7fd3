import { beforeAll, describe, expect, test } from '@jest/globals';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import {
  type Answered,
  queryAs,
  buildReportWorld,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const ask = queryAs(api);

let people: ReportWorld;
let customerId = 0;
beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  ({ customerId } = people.world);
});

const save = (name = 'Weekly', more = '') =>
  ask(people.owner, 'create', { input: { name, address: `client=${customerId}${more}` } });
const listed = async (person = people.owner) =>
  (await ask<Answered[]>(person, 'list', { customerId })).map(({ name }) => name);

describe('a saved view', () => {
  test('keeps the address of the dashboard, the shortest way', async () => {
    expect(await save(' Weekly ', '&view=summary&region=3,2,1&range=last-week&foo=bar')).toEqual({
      id: expect.any(Number),
      name: 'Weekly',
      address: `client=${customerId}&range=last-week&region=1-3`,
      customerId,
      version: 1,
    });
  });

  test('is refused where its address is longer than a mailed link can be', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => 10_000 + 2 * index);
    const bookings = (count: number) => `&campaign=7&booking=${ids(count).join('.')}`;
    const address =
      'Booking: the 2,600 chosen make an address of 15,646 characters, and 7,000 are the most that a link can have. Choose fewer.';
    const refused = { code: 'INVALID', errors: { address } };
    expect(await save('Long', bookings(2_600))).toMatchObject(refused);

    const { id } = await save('Short', bookings(1_100));
    const input = { address: `client=${customerId}${bookings(2_600)}` };
    expect(await ask(people.owner, 'update', { id, input })).toMatchObject(refused);
  });

  test('is its owner’s alone', async () => {
    const { id } = await save('Mine');
    expect(await listed()).toContain('Mine');
    for (const other of [people.colleague, people.admin, people.broadcaster]) {
      expect(await listed(other)).not.toContain('Mine');
      expect(await ask(other, 'update', { id, input: { name: 'Theirs' } })).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await ask(other, 'archive', { id })).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('is of a client that is visible, today too', async () => {
    expect(
      await ask(people.outsider, 'create', {
        input: { name: 'x', address: `client=${customerId}` },
      }),
    ).toMatchObject({
      code: 'NOT_FOUND',
    });
    await save('Seen');

    const { owner, outsider } = people;
    const move = (to: number | null, from: number | null) =>
      database.pool.query(
        'update relationship set customer_id = $1 where customer_id = $2 and agency_id = $3',
        [to, from, owner.user.entityId],
      );

    await move(outsider.user.entityId, customerId);
    expect(await listed()).toEqual([]);
    await move(customerId, outsider.user.entityId);
    expect(await listed()).toContain('Seen');
  });

  test.each([
    [{ name: '', address: 'client=1' }, 'name'],
    [{ name: 'x'.repeat(101), address: 'client=1' }, 'name'],
    [{ name: 'x' }, 'address'],
    [{ name: 'x', address: 'client=1&range=never' }, 'address'],
  ])('says what is wrong: %j', async (input, field) => {
    expect(await ask(people.owner, 'create', { input })).toMatchObject({
      code: 'INVALID',
      errors: { [field]: expect.any(String) },
    });
  });

  test('is renamed, shows something else, and stays of its client', async () => {
    const { id, version } = await save('Old');
    const address = `client=${customerId}&range=last-month`;
    const changed = await ask(people.owner, 'update', {
      id,
      input: { name: 'New', address, version },
    });

    expect(changed).toEqual({ name: 'New', address, version: 2 });
    expect(
      await ask(people.owner, 'update', { id, input: { name: 'Late', version } }),
    ).toMatchObject({
      code: 'CONFLICT',
    });

    expect(
      await ask(people.owner, 'update', { id, input: { address: 'client=999999' } }),
    ).toMatchObject({
      code: 'INVALID',
    });
  });

  test('goes with its reports, and the history says who did what', async () => {
    const { id } = await save('Gone');
    const input = {
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      recipientIds: [people.owner.user.id],
    };

    await ask(people.owner, 'schedule', { id, input });
    expect(await ask(people.owner, 'archive', { id })).toBe(true);
    expect(await listed()).not.toContain('Gone');

    const { rows } = await database.pool.query<{ action: string }>(
      `select action from audit_entry where user_id = $1 and (subject_id = $2 or action like 'reportSchedule%') order by id`,
      [people.owner.user.id, String(id)],
    );

    expect(rows.map(({ action }) => action)).toEqual([
      'savedView.create',
      'reportSchedule.save',
      'reportSchedule.archive',
      'savedView.archive',
    ]);
  });

  test('is nothing an API key has', async () => {
    const { body } = await api.rest('POST', '/api-keys/', {
      token: people.admin.token,
      json: { name: 'k', scopes: ['read'] },
    });
    const { key: token } = body as { key: string }; // the documented answer
    expect(await ask({ ...people.owner, token }, 'list')).toEqual([]);
    expect(await ask({ ...people.owner, token }, 'archive', { id: 1 })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a shared view', () => {
  const theirs = async (person = people.colleague) =>
    (await ask<Answered[]>(person, 'colleagues', { customerId })).filter(({ name }) =>
      String(name).startsWith('Team'),
    );

  test('is listed for colleagues alone, without its schedule, and opens for nobody else', async () => {
    const { id, version } = await save('Team figures');
    await ask(people.owner, 'schedule', {
      id,
      input: {
        frequency: 'WEEKLY',
        weekday: 1,
        hour: 7,
        recipientIds: [people.owner.user.id],
      },
    });
    expect(await theirs()).toEqual([]);
    await ask(people.owner, 'share', { id, isShared: true, version });

    const seen = { id, ownerName: 'Aroha Owner', schedule: null };
    expect(await theirs()).toMatchObject([seen]);
    expect(await theirs(people.agencyAdmin)).toMatchObject([seen]);
    for (const other of [people.owner, people.admin, people.broadcaster])
      expect(await theirs(other)).toEqual([]);
    expect(await ask(people.outsider, 'colleagues', {})).toEqual([]);
  });

  test('is changed and removed by its owner and admins, not by other colleagues', async () => {
    const [shared] = await theirs();
    if (!shared) throw new Error('the view is not listed');
    const { id, version } = shared;
    const rename = { id, input: { name: 'Team renamed', version } };

    expect(await ask(people.colleague, 'update', rename)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(people.colleague, 'archive', { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(people.broadcaster, 'update', rename)).toMatchObject({ code: 'NOT_FOUND' });
    // Its reports remain the owner's: they show what the owner may see.
    const schedule = { frequency: 'WEEKLY', weekday: 2, hour: 7, recipientIds: [] };
    for (const other of [people.colleague, people.agencyAdmin])
      expect(await ask(other, 'schedule', { id, input: schedule })).toMatchObject({
        code: 'NOT_FOUND',
      });

    expect(await ask(people.agencyAdmin, 'update', rename)).toMatchObject({ name: 'Team renamed' });
    expect(await ask(people.agencyAdmin, 'archive', { id })).toBe(true);
    expect(await theirs()).toEqual([]);
    expect(await listed()).not.toContain('Team renamed');
  });
});

describe('the preview of a report', () => {
  const preview = (person = people.owner, more = {}) =>
    ask(person, 'preview', {
      name: 'Weekly',
      address: `client=${customerId}`,
      isOutside: false,
      ...more,
    });

  test('is the mail with its chart, as the caller sees the client', async () => {
    const mail = await preview();
    expect(mail.subject).toMatch(/^Weekly: /);
    expect(mail.html).toContain('src="data:image/png;base64,');
    expect(mail.html).toContain('Open the dashboard');
    expect(mail.files).toEqual([expect.stringMatching(/^Infinitum_Dashboard_.*\.xlsx$/)]);

    const outside = await preview(people.owner, { isOutside: true });
    expect(outside.html).not.toContain('/dashboard');
    expect(outside.files).toEqual([expect.stringMatching(/^Infinitum_Report_.*\.xlsx$/)]);
  });

  test('shows nothing of clients out of sight', async () => {
    expect(await preview(people.outsider)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await preview(people.owner, { address: 'x' })).toMatchObject({ code: 'INVALID' });
  });
});
