import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildBooking,
  buildCreative,
  buildCustomer,
  buildRelationship,
  buildAgency,
  buildSiteTag,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildGroup, EDITED_NOUNS } from '#server/api/testing/edited-nouns.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();

const LONG_AGO = '2026-02-01T00:00:00Z';

/** Sets the time of the last save far into the past. */
const age = (table: string, id: number) =>
  database.pool.query(`update ${table} set updated_at = '2026-01-01' where id = $1`, [id]);

async function listed(path: string, id: number, since = LONG_AGO) {
  const { list } = await call(admin, 'GET', `${path}?updated_since=${since}`);
  return list.find((row) => row.id === id);
}

describe.each(EDITED_NOUNS.map((noun) => [noun.table, noun] as const))(
  'a %s',
  (table, { path, field, build }) => {
    let id = 0;
    let list = path;
    beforeAll(async () => {
      const built = await build(fork());
      ({ id } = built);
      if (built.customerId !== undefined) list = `${path}customer/${built.customerId}`;
    });

    test('is in the list of records saved since, after its creation and after each save', async () => {
      expect(await listed(list, id)).toBeDefined();
      await age(table, id);
      expect(await listed(list, id)).toBeUndefined();
      const before = Date.now();
      await call(admin, 'PUT', `${path}${id}`, { [field]: 'Another text' });
      const row = await listed(list, id, new Date(before - 1_000).toISOString());
      expect(row).toMatchObject({ [field]: 'Another text' });
      expect(Date.parse(String(row?.updated_at))).toBeGreaterThanOrEqual(before);
    });

    test('is not, after a save that changed nothing', async () => {
      await age(table, id);
      await call(admin, 'PUT', `${path}${id}`, { [field]: 'Another text' });
      expect(await listed(list, id)).toBeUndefined();
    });
  },
);

describe('what is saved without being the record of the call', () => {
  test('the members of a group of ad-techs', async () => {
    const { id } = await buildGroup(fork());
    await age('adtech_group', id);
    const { body } = await call(admin, 'POST', '/adtechs/', {
      adtech_name: 'Member',
      country_code: 'NZ',
    });
    await call(admin, 'PUT', `/adtech-groups/${id}`, { adtech_ids: [body.id] });
    expect(await listed('/adtech-groups/', id)).toMatchObject({ adtech_count: 1 });
  });

  test('the creatives of a booking, and the tags that come and come back', async () => {
    const customer = await buildCustomer(fork());
    const booking = await buildBooking(fork(), { customer });
    const creative = await buildCreative(fork(), { customer });
    const save = (creativeIds: number[]) =>
      call(admin, 'POST', `/impressiontags/save_combinations/${booking.id}`, {
        creative_ids: creativeIds,
      });

    const [tag] = (await save([creative.id])).list;
    const tagId = Number(tag?.id);

    await save([]);
    await age('booking', booking.id);
    await age('impression_tag', tagId);
    expect(await listed(`/impressiontags/customer/${customer.id}`, tagId)).toBeUndefined();
    await save([creative.id]);
    expect(await listed(`/impressiontags/customer/${customer.id}`, tagId)).toMatchObject({
      creative_id: creative.id,
    });
    expect(await listed(`/bookings/customer/${customer.id}`, booking.id)).toMatchObject({
      creative_ids: [creative.id],
    });
  });

  test('a main site tag that another one takes the place of', async () => {
    const first = await buildSiteTag(fork(), { mainSiteTag: true });
    await age('site_tag', first.id);

    const second = {
      customer_id: first.customerId,
      tag_description: 'Second',
      main_site_tag: true,
    };

    await call(admin, 'POST', '/sitetags/', second);
    expect(await listed(`/sitetags/customer/${first.customerId}`, first.id)).toMatchObject({
      main_site_tag: false,
    });
  });

  test('a relationship', async () => {
    const [customer, agency] = [await buildCustomer(fork()), await buildAgency(fork())];
    const { id } = await buildRelationship(fork(), {
      customerId: customer.id,
      agencyId: agency.id,
    });
    expect(await listed('/admin/relationships', id)).toBeDefined();
    await age('relationship', id);
    expect(await listed('/admin/relationships', id)).toBeUndefined();
  });
});

test('pages what was saved since in order, every row once, and counts it', async () => {
  const customer = await buildCustomer(fork());
  const built = [];

  for (const tagDescription of ['c', 'a', 'old', 'b'])
    built.push(await buildSiteTag(fork(), { customer, tagDescription }));

  await age('site_tag', built[2]?.id ?? 0);

  const { list } = await call(
    admin,
    'GET',
    `/sitetags/customer/${customer.id}?updated_since=${LONG_AGO}`,
  );

  expect(list.map((row) => row.tag_description)).toEqual(['a', 'b', 'c']);
});

test('refuses what is no moment', async () => {
  expect(
    (await call(admin, 'GET', '/agencies/?updated_since=yesterday')).status,
  ).toBeGreaterThanOrEqual(400);
});
