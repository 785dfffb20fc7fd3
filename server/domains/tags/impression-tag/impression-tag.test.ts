import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { somebodyWaits } from '#server/testing/somebody-waits.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');

let customer: Customer;
let booking: Booking;
beforeEach(async () => {
  const em = database.orm.em.fork();
  customer = await buildCustomer(em);
  booking = await buildBooking(em, { customer });
});

const creative = async (creativeType: number = MEDIA_TYPE.video) =>
  (await buildCreative(database.orm.em.fork(), { customer, creativeType })).id;
const save = (creative_ids: unknown, actor = admin) =>
  call(actor, 'POST', `/impressiontags/save_combinations/${booking.id}`, { creative_ids });
const storedKeys = async () =>
  (
    await database.pool.query<{ creative_id: number; key: string; removed: boolean }>(
      'select creative_id, key, removed_at is not null as removed from impression_tag where booking_id = $1 order by 1',
      [booking.id],
    )
  ).rows;

describe('saving the combinations of a booking', () => {
  test('answers its tags with the text to paste', async () => {
    const id = await creative();
    const { status, list } = await save([id]);

    expect(status).toBe(200);

    const [{ key } = { key: '' }] = await storedKeys();

    expect(key).toMatch(/^[\w-]{22}$/);
    expect(list).toMatchObject([
      {
        customer_id: customer.id,
        booking_id: booking.id,
        creative_id: id,
        creative_ids: [id],
        booking_name: booking.bookingName,
        booking_type: 1,
        tag: `<img src="http://localhost:4001/t/i/${key}.gif?cb=[CACHEBUSTER]" width="1" height="1" alt="" style="display:none">`,
      },
    ]);
  });

  test('a combination left out is no longer listed and keeps its key, taken up again it has the same', async () => {
    const [first, second] = [await creative(), await creative()];
    await save([first, second]);
    const before = await storedKeys();
    expect((await save([second])).list.map((tag) => tag.creative_id)).toEqual([second]);
    expect((await storedKeys()).map(({ removed }) => removed)).toEqual([true, false]);
    const listed = await call(admin, 'GET', `/impressiontags/customer/${customer.id}`);
    expect(listed.list.map((tag) => tag.creative_id)).toEqual([second]);
    await save([first, second, second]);
    expect(await storedKeys()).toEqual(before);
  });

  test('a booking reads its creatives from them', async () => {
    const ids = [await creative(), await creative()];
    await save(ids);
    const [row] = (await call(admin, 'GET', `/bookings/customer/${customer.id}`)).list;
    expect(row?.creative_ids).toEqual(ids);
  });

  test('only creatives of the type of the booking are taken, by an audio booking any', async () => {
    const image = await creative(MEDIA_TYPE.image);
    expect((await save([image])).errors).toEqual({
      creative_ids: "Choose creatives of the booking's type",
    });
    booking = await buildBooking(database.orm.em.fork(), {
      customer,
      bookingType: MEDIA_TYPE.audio,
    });
    expect((await save([image, await creative()])).status).toBe(200);
  });

  test.each([
    ['left out', undefined, 'Creatives are required'],
    ['null', null, 'Creatives are required'],
    ['of nobody', [999_999], 'Choose creatives of this client'],
    [
      '1001',
      Array.from({ length: 1_001 }, (_, index) => index + 1),
      'Choose at most 1000 creatives',
    ],
    ['as text', ['1'], 'Must be a whole number'],
  ])('creative_ids %s are refused', async (_case, ids, message) => {
    expect((await save(ids)).errors).toEqual({ creative_ids: message });
  });

  test('one wrong creative among right ones leaves everything as it was', async () => {
    const kept = await creative();
    await save([kept]);
    const before = await storedKeys();
    const foreign = await buildCreative(database.orm.em.fork());
    expect((await save([await creative(), foreign.id])).status).toBe(422);
    expect(await storedKeys()).toEqual(before);
  });

  test('concurrent saves never create a combination twice, and the last one wins', async () => {
    const ids = await Promise.all([creative(), creative(), creative()]);
    const sets = Array.from({ length: 12 }, (_, index) =>
      ids.filter((_id, at) => at !== index % 3),
    );
    const answers = await Promise.all(sets.map((set) => save(set)));

    expect(answers.map(({ status }) => status)).toEqual(sets.map(() => 200));

    const rows = await storedKeys();

    expect(rows.map((row) => row.creative_id)).toEqual([...ids].sort((a, b) => a - b));

    const live = rows.filter((row) => !row.removed).map((row) => row.creative_id);

    expect(sets.map((set) => [...set].sort())).toContainEqual(live.sort());
  });

  test('a creative that changes its type meanwhile is waited for and not taken', async () => {
    const id = await creative();
    const em = database.orm.em.fork();
    await em.begin();
    await em.execute('update creative set creative_type = ? where id = ?', [MEDIA_TYPE.image, id]);
    const saving = save([id]);
    await Promise.race([saving, somebodyWaits(database.pool)]);
    await em.commit();
    expect((await saving).status).toBe(422);
    expect(await storedKeys()).toEqual([]);
  });
});

test('one broadcaster never gets a tag of another for a shared client, an agency gets all', async () => {
  const em = database.orm.em.fork();
  const [mine, theirs, agency] = [
    await buildBroadcaster(em),
    await buildBroadcaster(em),
    await buildAgency(em),
  ];

  for (const side of [
    { broadcasterId: mine.id },
    { broadcasterId: theirs.id },
    { agencyId: agency.id },
  ]) {
    await buildRelationship(em, { customerId: customer.id, ...side });
  }

  const tagOn = async (owner: typeof mine) =>
    buildImpressionTag(em, {
      booking: await buildBooking(em, { customer, channel: await buildChannel(em, { owner }) }),
    });

  const [own, foreign] = [await tagOn(mine), await tagOn(theirs)];
  const seenBy = async (actor: typeof admin) =>
    (await call(actor, 'GET', `/impressiontags/customer/${customer.id}`)).list.map(({ id }) => id);

  expect(await seenBy(actorOf('BROADCASTER', mine.id))).toEqual([own.id]);
  expect(await seenBy(actorOf('BROADCASTER', theirs.id))).toEqual([foreign.id]);
  expect((await seenBy(actorOf('AGENCY', agency.id))).sort()).toEqual([own.id, foreign.id].sort());
});
