import { beforeEach, describe, expect, test } from '@jest/globals';
import { readTags } from '#server/operations/alerts/rules/watched-tags.js';
import { TagSource } from '#server/ingestion/edge/tags/tag-source.js';
import {
  buildBooking,
  buildCampaign,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { restCaller, type Answer } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);
const admin = actorOf('SYSTEM');
const fork = () => database.orm.em.fork();

const get = (path: string) => call(admin, 'GET', path);
const archive = (path: string) => call(admin, 'DELETE', path);
const restore = (path: string) => call(admin, 'POST', `${path}/restore`);
const idsOf = ({ list }: Answer) => list.map(({ id }) => id);

let customerId: number;
beforeEach(async () => {
  customerId = (await buildCustomer(fork())).id;
});

const history = async (subjectType: string, id: number) => {
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from audit_entry where subject_type = $1 and subject_id = $2 order by id',
    [subjectType, String(id)],
  );
  return rows.map(({ action }) => action);
};

describe.each([
  ['booking', '/bookings/', buildBooking, 'booking'],
  ['campaign', '/campaigns/', buildCampaign, 'campaign'],
  ['creative', '/creatives/', buildCreative, 'creative'],
  ['site tag', '/sitetags/', buildSiteTag, 'siteTag'],
] as const)('an archived %s', (_, path, build, noun) => {
  test('leaves the list unless it is asked for, and comes back when it is restored', async () => {
    const { id } = await build(fork(), { customerId });
    const { id: other } = await build(fork(), { customerId });
    const list = (archived = '') => get(`${path}customer/${customerId}${archived}`);

    expect(await archive(`${path}${id}`)).toMatchObject({ status: 204 });
    expect(idsOf(await list())).toEqual([other]);
    expect(idsOf(await list('?archived=ONLY'))).toEqual([id]);
    expect(idsOf(await list('?archived=INCLUDE'))).toEqual(expect.arrayContaining([id, other]));

    const { status, body } = await get(`${path}${id}`);
    expect(status).toBe(200);
    expect(body.archived_at).toEqual(expect.any(String));
    expect(body.viewer_can).toEqual(expect.arrayContaining(['restore']));
    expect(body.viewer_can).not.toEqual(expect.arrayContaining(['update']));

    expect(await restore(`${path}${id}`)).toMatchObject({
      status: 200,
      body: { id, archived_at: null },
    });
    expect(idsOf(await list())).toEqual(expect.arrayContaining([id, other]));
    expect(await history(noun, id)).toEqual([`${noun}.archive`, `${noun}.restore`]);
  });

  test('stays as it is when it is archived again, and does not change', async () => {
    const { id } = await build(fork(), { customerId });
    expect((await restore(`${path}${id}`)).status).toBe(200);
    await archive(`${path}${id}`);
    const { body } = await get(`${path}${id}`);
    await archive(`${path}${id}`);

    expect((await get(`${path}${id}`)).body).toEqual(body);
    expect(await history(noun, id)).toEqual([`${noun}.archive`]);
    const refused = await call(admin, 'PUT', `${path}${id}`, { customer_id: customerId });
    expect(refused).toMatchObject({
      status: 422,
      errors: { archived_at: expect.stringContaining('restore it first') },
    });
  });
});

describe('the bookings of a campaign', () => {
  test('are archived with it, and come back with it unless they were archived before', async () => {
    const campaign = await buildCampaign(fork(), { customerId });
    const first = await buildBooking(fork(), { customerId, campaign });
    const second = await buildBooking(fork(), { customerId, campaign });
    const tag = await buildImpressionTag(fork(), { booking: second });
    const bookings = () => get(`/bookings/customer/${customerId}`);
    const tags = () => get(`/impressiontags/customer/${customerId}`);
    expect(idsOf(await tags())).toEqual([tag.id]);

    await archive(`/bookings/${first.id}`);
    await archive(`/campaigns/${campaign.id}`);
    expect(idsOf(await bookings())).toEqual([]);
    expect(idsOf(await tags())).toEqual([]);
    expect(await history('booking', second.id)).toEqual(['booking.archive']);
    expect(await restore(`/bookings/${second.id}`)).toMatchObject({
      status: 422,
      errors: { campaign_id: expect.stringContaining('archived') },
    });

    await restore(`/campaigns/${campaign.id}`);
    expect(idsOf(await bookings())).toEqual([second.id]);
    expect(idsOf(await tags())).toEqual([tag.id]);
    expect(await history('booking', second.id)).toEqual(['booking.archive', 'booking.restore']);
  });
});

describe('nothing new refers to an archived record', () => {
  test('a booking is neither created in nor moved to an archived campaign', async () => {
    const booking = await buildBooking(fork(), { customerId });
    const campaign = await buildCampaign(fork(), { customerId });
    await archive(`/campaigns/${campaign.id}`);
    const input = { campaign_id: campaign.id, channel_id: booking.channelId, cpm: 1 };
    const refused = { status: 422, errors: { campaign_id: expect.stringContaining('archived') } };

    const created = { ...input, customer_id: customerId, booking_name: 'New booking' };
    expect(await call(admin, 'POST', '/bookings/', created)).toMatchObject(refused);
    const moved = { campaign_id: campaign.id };
    expect(await call(admin, 'PUT', `/bookings/${booking.id}`, moved)).toMatchObject(refused);
  });

  test('a booking keeps an archived creative, gets no other, and an archived one gets none', async () => {
    const booking = await buildBooking(fork(), { customerId });
    const kept = await buildCreative(fork(), { customerId });
    const other = await buildCreative(fork(), { customerId, description: 'Autumn' });
    const save = (...creativeIds: number[]) =>
      call(admin, 'POST', `/impressiontags/save_combinations/${booking.id}`, {
        creative_ids: creativeIds,
      });
    await save(kept.id);
    await archive(`/creatives/${kept.id}`);
    await archive(`/creatives/${other.id}`);

    expect((await save(kept.id)).status).toBe(200);
    expect(await save(kept.id, other.id)).toMatchObject({
      status: 422,
      errors: { creative_ids: 'The creative Autumn is archived: restore it first' },
    });
    await archive(`/bookings/${booking.id}`);
    expect((await save(kept.id)).status).toBe(422);
  });
});

describe('the tags of archived records', () => {
  test('go on counting at the edge, and no alert watches them', async () => {
    const booking = await buildBooking(fork(), { customerId });
    const tag = await buildImpressionTag(fork(), { booking });
    const site = await buildSiteTag(fork(), { customerId });
    await archive(`/bookings/${booking.id}`);
    await archive(`/sitetags/${site.id}`);

    const source = new TagSource(database.pool);
    const known = await source.byKeys([tag.key, site.key]);
    expect(known.map(({ key }) => key)).toEqual([tag.key, site.key]);

    const watched = [
      ...(await readTags(database.pool, 'IMPRESSION', [tag.id])),
      ...(await readTags(database.pool, 'SITE', [site.id])),
    ];
    expect(watched.map(({ isRemoved }) => isRemoved)).toEqual([true, true]);
  });

  test('an archived site tag is not the main one any more', async () => {
    const site = await buildSiteTag(fork(), { customerId, mainSiteTag: true });
    await archive(`/sitetags/${site.id}`);
    expect((await restore(`/sitetags/${site.id}`)).body).toMatchObject({ main_site_tag: false });
  });
});
