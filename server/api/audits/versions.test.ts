import { beforeAll, describe, expect, test } from '@jest/globals';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import {
  buildAdTech,
  buildBooking,
  buildCreative,
  buildCustomer,
  buildSiteTag,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildGroup, EDITED_NOUNS, type EditedNoun } from '#server/api/testing/edited-nouns.js';

const database = testDatabase();
const call = restCaller(database, testRedis());
const admin = actorOf('SYSTEM');

const fork = () => database.orm.em.fork();

async function stored(
  { table, field }: EditedNoun,
  id: number,
): Promise<{ version: number; text: string }> {
  const { rows } = await database.pool.query<{ version: number; text: string }>(
    `select version, ${field} as text from ${table} where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('the record is stored');
  return rows[0];
}

describe.each(EDITED_NOUNS.map((noun) => [noun.table, noun] as const))('a %s', (_name, noun) => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await noun.build(fork()));
  });
  const save = (text: string, version?: number) =>
    call(admin, 'PUT', `${noun.path}${id}?with_version=true`, {
      [noun.field]: text,
      ...(version && { version }),
    });

  test('is saved from the version that was read, which increments it; a save from an older one is a conflict and changes nothing', async () => {
    const { version } = await stored(noun, id);

    expect(await save('The first one', version)).toMatchObject({
      status: 200,
      body: { version: version + 1 },
    });

    const late = await save('The second one', version);

    expect(late).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
      errors: { version: expect.any(String) },
    });
    expect(await stored(noun, id)).toEqual({ version: version + 1, text: 'The first one' });
  });

  test('keeps its version when a save changes nothing, and is the later one where no version is named', async () => {
    const { version } = await stored(noun, id);
    expect((await save('The first one', version)).body.version).toBe(version);
    expect(await save('The third one')).toMatchObject({
      status: 200,
      body: { version: version + 1 },
    });
  });

  test('goes to exactly one of many who save the same version at once', async () => {
    const { version } = await stored(noun, id);
    const names = Array.from({ length: 7 }, (_, index) => `Written by ${index}`);
    const answers = await Promise.all(names.map((name) => save(name, version)));
    const winners = names.filter((_, index) => answers[index]?.status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409]);
    expect(await stored(noun, id)).toEqual({ version: version + 1, text: winners[0] });
  });

  test('takes every save of many at once that name no version, one after the other', async () => {
    const { version } = await stored(noun, id);
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) => save(`Saved by ${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect((await stored(noun, id)).version).toBe(version + 7);
  });

  test('carries its version in an answer that is asked for it, and else may be sent back as it came', async () => {
    const plain = await call(admin, 'PUT', `${noun.path}${id}`, {});
    expect(plain.body).not.toHaveProperty('version');
    await save('Meanwhile another');
    expect((await call(admin, 'PUT', `${noun.path}${id}`, plain.body)).status).toBe(200);
  });
});

describe('a change in another table increments the version too', () => {
  test('the members of a group of ad-techs, changed by one of many at once', async () => {
    const { id } = await buildGroup(fork());
    const members = await Promise.all(Array.from({ length: 5 }, () => buildAdTech(fork())));
    const answers = await Promise.all(
      members.map((member) =>
        call(admin, 'PUT', `/adtech-groups/${id}`, { adtech_ids: [member.id], version: 1 }),
      ),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

    const kept = await fork().findOneOrFail(AdTechGroup, { id }, { populate: ['adtechs'] });

    expect([kept.version, kept.adtechs.length]).toEqual([2, 1]);
  });

  test('the creatives of a booking, changed by one of many at once', async () => {
    const customer = await buildCustomer(fork());
    const booking = await buildBooking(fork(), { customer });
    const creatives = await Promise.all(
      Array.from({ length: 5 }, () => buildCreative(fork(), { customer })),
    );
    const path = `/impressiontags/save_combinations/${booking.id}`;
    const answers = await Promise.all(
      creatives.map(({ id }) => call(admin, 'POST', path, { creative_ids: [id], version: 1 })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await fork().findOneOrFail(Booking, { id: booking.id })).version).toBe(2);
    expect(
      await call(admin, 'PUT', `/bookings/${booking.id}`, { cpm: 9, version: 1 }),
    ).toMatchObject({ status: 409 });
    expect(
      await call(admin, 'PUT', `/bookings/${booking.id}`, { cpm: 9, version: 2 }),
    ).toMatchObject({ status: 200 });
  });

  test('the main site tag, when another takes its place', async () => {
    const customer = await buildCustomer(fork());
    const main = await buildSiteTag(fork(), { customer, mainSiteTag: true });
    const other = await buildSiteTag(fork(), { customer });
    expect(
      (await call(admin, 'PUT', `/sitetags/${other.id}`, { main_site_tag: true })).status,
    ).toBe(200);
    const late = { main_site_tag: true, tag_description: 'Still the main one', version: 1 };
    expect((await call(admin, 'PUT', `/sitetags/${main.id}`, late)).status).toBe(409);
  });
});
