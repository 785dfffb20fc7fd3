import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Actor } from '#server/access/identity/actor.js';
import {
  buildAdTech,
  buildAgency,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildRelationship,
} from '#server/testing/factories.js';
import { restCaller } from '#server/testing/rest-call.js';
import { actorOf } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

/** Provokes each text that the server says about a field; the tests of the screens cover theirs. */

const database = testDatabase();
const redis = testRedis();
const call = restCaller(database, redis);

const admin = actorOf('SYSTEM');
const ids = { customerId: 0, campaignId: 0, channelId: 0, agencyId: 0, demandingId: 0 };
let demanding: Actor;
let multiCountry: Actor;

beforeAll(async () => {
  const em = database.orm.em.fork();
  const customer = await buildCustomer(em, { countryList: ['NZ', 'AU'] });
  const broadcaster = await buildBroadcaster(em);
  const adtech = await buildAdTech(em, { requiresJobNumber: true, requiresChargedCpm: true });

  await buildRelationship(em, { customerId: customer.id, adtechId: adtech.id });
  await buildRelationship(em, { customerId: customer.id, broadcasterId: broadcaster.id });
  ids.customerId = customer.id;
  ids.campaignId = (await buildCampaign(em, { customer })).id;
  ids.channelId = (await buildChannel(em, { owner: broadcaster })).id;
  ids.agencyId = (await buildAgency(em)).id;
  ids.demandingId = adtech.id;
  demanding = actorOf('ADTECH', adtech.id);
  multiCountry = { ...actorOf('BROADCASTER', broadcaster.id), countryList: ['NZ', 'AU'] };
});

const booking = (more: Record<string, unknown>) => ({
  customer_id: ids.customerId,
  campaign_id: ids.campaignId,
  channel_id: ids.channelId,
  booking_name: 'A booking',
  cpm: 10,
  country_codes: ['NZ'],
  ...more,
});
const ofCustomer = (more: Record<string, unknown>) => ({ customer_id: ids.customerId, ...more });
const user = (more: Record<string, unknown>) => ({
  name: 'Somebody New',
  email: 'somebody@example.com',
  password: 'correct horse battery',
  entity_type: 2,
  entity_id: ids.agencyId,
  ...more,
});

/** An address of a machine in the network of the mail server. */
const MACHINE = 'a@[127.0.0.1]';

const invitation = (more: Record<string, unknown>) => {
  const { password: _, ...rest } = user(more);
  return rest;
};

type Row = [
  text: string,
  field: string,
  path: string,
  body: () => Record<string, unknown>,
  actor?: () => Actor,
];

const VALIDATION: Row[] = [
  [
    'Campaign name is required',
    'campaign_name',
    '/campaigns/',
    () => ofCustomer({ campaign_name: '' }),
  ],
  [
    'Campaign name is required',
    'campaign_name',
    '/campaigns/',
    () => ofCustomer({ campaign_name: ' \t ' }),
  ],
  [
    'Campaign name must be at least 4 characters',
    'campaign_name',
    '/campaigns/',
    () => ofCustomer({ campaign_name: ' abc ' }),
  ],
  [
    'Campaign name must be at most 100 characters',
    'campaign_name',
    '/campaigns/',
    () => ofCustomer({ campaign_name: 'x'.repeat(101) }),
  ],
  ['Client is required', 'customer_id', '/campaigns/', () => ({ campaign_name: 'Autumn' })],
  [
    'Booking name must be at least 4 characters',
    'booking_name',
    '/bookings/',
    () => booking({ booking_name: 'abc' }),
  ],
  [
    'Booking name must be at most 100 characters',
    'booking_name',
    '/bookings/',
    () => booking({ booking_name: 'x'.repeat(101) }),
  ],
  ['CPM must be a number of 0 or more', 'cpm', '/bookings/', () => booking({ cpm: -1 })],
  ['Campaign is required', 'campaign_id', '/bookings/', () => booking({ campaign_id: null })],
  ['Channel is required', 'channel_id', '/bookings/', () => booking({ channel_id: null })],
  [
    'Job number is required',
    'job_number',
    '/bookings/',
    () => booking({ charged_cpm: 1, job_number: ' ' }),
    () => demanding,
  ],
  [
    'Charged CPM is required',
    'charged_cpm',
    '/bookings/',
    () => booking({ job_number: 'J-1' }),
    () => demanding,
  ],
  [
    'Charged CPM must be a number of 0 or more',
    'charged_cpm',
    '/bookings/',
    () => booking({ charged_cpm: -1 }),
    () => demanding,
  ],
  [
    'At least one country is required',
    'country_codes',
    '/bookings/',
    () => booking({ country_codes: [] }),
    () => multiCountry,
  ],
  [
    'Cannot operate in: FJ',
    'country_codes',
    '/bookings/',
    () => booking({ country_codes: ['NZ', 'FJ'] }),
    () => multiCountry,
  ],
  [
    'Description is required',
    'description',
    '/creatives/',
    () => ofCustomer({ creative_format: '30s' }),
  ],
  [
    'Description must be at most 200 characters',
    'description',
    '/creatives/',
    () => ofCustomer({ description: 'x'.repeat(201), creative_format: '30s' }),
  ],
  [
    'Format is required',
    'creative_format',
    '/creatives/',
    () => ofCustomer({ description: 'A film', creative_format: ' ' }),
  ],
  [
    'Format must be at most 50 characters',
    'creative_format',
    '/creatives/',
    () => ofCustomer({ description: 'A film', creative_format: 'x'.repeat(51) }),
  ],
  [
    'Description is required',
    'tag_description',
    '/sitetags/',
    () => ofCustomer({ tag_description: ' ' }),
  ],
  ['Agency name is required', 'agency_name', '/agencies/', () => ({ country_code: 'NZ' })],
  [
    'Agency name must be at least 4 characters',
    'agency_name',
    '/agencies/',
    () => ({ agency_name: 'abc', country_code: 'NZ' }),
  ],
  [
    'Please enter a valid domain (e.g., example.com)',
    'domain',
    '/agencies/',
    () => ({ agency_name: 'Some agency', country_code: 'NZ', domain: '-bad-.nz' }),
  ],
  [
    'Please enter a valid email address',
    'admin_email',
    '/agencies/',
    () => ({ agency_name: 'Some agency', country_code: 'NZ', admin_email: 'nobody' }),
  ],
  ['Client name is required', 'cust_name', '/customers/', () => ({ country_code: 'NZ' })],
  [
    'Client name must be at least 4 characters',
    'cust_name',
    '/customers/',
    () => ({ cust_name: 'abc', country_code: 'NZ' }),
  ],
  [
    'Primary country is required',
    'country_code',
    '/customers/',
    () => ({ cust_name: 'Some client' }),
  ],
  [
    'Selected country is not in your operational scope',
    'country_code',
    '/customers/',
    () => ({ cust_name: 'Some client', country_code: 'FJ' }),
    () => multiCountry,
  ],
  [
    'Cannot operate in: FJ, WS',
    'country_list',
    '/customers/',
    () => ({ cust_name: 'Some client', country_code: 'NZ', country_list: ['NZ', 'FJ', 'WS'] }),
    () => multiCountry,
  ],
  [
    'Broadcaster name is required',
    'broadcaster_name',
    '/broadcasters/',
    () => ({ broadcaster_name: ' ', country_code: 'NZ' }),
  ],
  [
    'AdTech name is required',
    'adtech_name',
    '/adtechs/',
    () => ({ adtech_name: ' ', country_code: 'NZ' }),
  ],
  ['Channel name is required', 'channel_name', '/channels/', () => ({ owner_id: 1 })],
  ['Owner is required', 'owner_id', '/channels/', () => ({ channel_name: 'One' })],
  ['Group name is required', 'group_name', '/adtech-groups/', () => ({ group_name: '' })],
  ['Name is required', 'name', '/admin/users/direct', () => user({ name: ' ' })],
  ['Minimum 4 characters required', 'name', '/admin/users/direct', () => user({ name: 'Ana' })],
  ['Email is required', 'email', '/admin/users/direct', () => user({ email: '' })],
  [
    'Please enter a valid email address',
    'email',
    '/admin/users/direct',
    () => user({ email: 'a@b' }),
  ],
  [
    'Please enter a valid email address',
    'email',
    '/admin/users/direct',
    () => user({ email: MACHINE }),
  ],
  ['Please enter a valid email address', 'email', '/users/', () => invitation({ email: MACHINE })],
  ['Please enter a valid email address', 'email', '/password-reset', () => ({ email: MACHINE })],
  ['Password is required', 'password', '/admin/users/direct', () => user({ password: ' ' })],
  [
    'Please select an organisation',
    'entity_id',
    '/admin/users/direct',
    () => user({ entity_id: null }),
  ],
  ['Minimum 4 characters required', 'name', '/users/', () => invitation({ name: 'Ana' })],
  [
    'Source entity is required',
    'source_id',
    '/admin/relationships',
    () => ({ target_type: 'agency', target_id: ids.agencyId }),
  ],
  [
    'Target entity is required',
    'target_id',
    '/admin/relationships',
    () => ({ source_type: 'client', source_id: ids.customerId }),
  ],
  [
    'Cannot associate entity with itself',
    'target_id',
    '/admin/relationships',
    () => ({
      source_type: 'agency',
      source_id: ids.agencyId,
      target_type: 'agency',
      target_id: ids.agencyId,
    }),
  ],
  [
    'Invalid or expired reset token.',
    'token',
    '/reset-password',
    () => ({ token: 'x', new_password: 'y' }),
  ],
  [
    'Password is required',
    'new_password',
    '/reset-password',
    () => ({ token: 'x', new_password: ' ' }),
  ],
  ['Please enter a valid email address', 'email', '/password-reset', () => ({ email: 'nobody' })],
];

describe('what is wrong with a field', () => {
  test.each(VALIDATION)('%s (%s of %s)', async (text, field, path, body, actor = () => admin) => {
    const answer = await call(actor(), 'POST', path, body());
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
      errors: { [field]: text },
    });
  });

  test('an ad-tech of a relationship is no target of a broadcaster', async () => {
    const body = {
      source_type: 'broadcaster',
      source_id: 1,
      target_type: 'adtech',
      target_id: ids.demandingId,
    };
    const answer = await call(admin, 'POST', '/admin/relationships', body);
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['target_type']]);
  });

  test('a list of creatives holds those of the client alone', async () => {
    const em = database.orm.em.fork();
    const foreign = await buildCreative(em);
    const { body } = await call(admin, 'POST', '/bookings/', booking({}));
    const saved = await call(admin, 'POST', `/impressiontags/save_combinations/${body.id}`, {
      creative_ids: [foreign.id],
    });
    expect(saved.errors).toEqual({ creative_ids: 'Choose creatives of this client' });
  });
});
