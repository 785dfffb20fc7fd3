import type { EntityManager } from '@mikro-orm/postgresql';
import type { Creative } from '../../domains/campaigns/creative.entity.js';
import type { Customer } from '../../domains/organisations/customer.entity.js';
import {
  buildBooking,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildImpressionTag,
  buildSiteTag,
} from '../../testing/factories.js';
import { canaryOf } from './canary.js';
import { KINDS, type Kind } from './people-of-the-world.js';
import type { House } from './world-organisations.js';
import type { AddTarget } from './world.js';

export interface Bookable {
  campaignId: number;
  channelIds: Record<Kind | 'SYSTEM', number>;
}

const BUYERS: Kind[] = ['CUSTOMER', 'AGENCY'];
const BUT_CUSTOMER: Kind[] = ['AGENCY', 'BROADCASTER', 'ADTECH'];

async function addChannels(em: EntityManager, add: AddTarget, house: House) {
  const named = (name: string, owner: House['broadcaster'] | House['adtech']) =>
    buildChannel(em, { owner, channelName: canaryOf('channel', name), displayName: canaryOf('channel', name) });
  const channels = {
    own: await named('own', house.broadcaster),
    rival: await named('rival', house.rival),
    adtech: await named('adtech', house.adtech),
    stranger: await named('stranger', house.strangeAdtech),
  };
  add('channel', 'own', channels.own, KINDS);
  add('channel', 'rival', channels.rival, ['CUSTOMER', 'AGENCY', 'ADTECH']);
  add('channel', 'adtech', channels.adtech, [...BUYERS, 'ADTECH']);
  add('channel', 'stranger', channels.stranger, BUYERS);
  return channels;
}

/** What all of the client's partners use, what only a rival uses, and what is a stranger's. */
async function addContent(em: EntityManager, add: AddTarget, { client, stranger }: House['customers']) {
  const campaign = (name: string, customer: Customer) =>
    buildCampaign(em, { customer, campaignName: canaryOf('campaign', name) });
  const creative = (name: string, customer: Customer) => {
    const text = canaryOf('creative', name);
    return buildCreative(em, { customer, description: text, url: `https://example.com/${text}` });
  };
  const content = {
    shared: { campaign: await campaign('shared', client), creative: await creative('shared', client) },
    rival: { campaign: await campaign('rival', client), creative: await creative('rival', client) },
    stranger: { campaign: await campaign('stranger', stranger), creative: await creative('stranger', stranger) },
  };
  for (const noun of ['campaign', 'creative'] as const) {
    add(noun, 'shared', content.shared[noun], KINDS, KINDS);
    add(noun, 'rival', content.rival[noun], BUYERS, BUYERS);
    add(noun, 'stranger', content.stranger[noun], []);
  }
  return content;
}

type BookingOf = NonNullable<Parameters<typeof buildBooking>[1]> & { creative: Creative };

async function addBookings(
  em: EntityManager,
  add: AddTarget,
  house: House,
): Promise<{ ownId: number; adtechId: number; sharedId: number; strangerId: number }> {
  const channels = await addChannels(em, add, house);
  const { shared, rival, stranger } = await addContent(em, add, house.customers);
  const booking = async (name: string, { creative, ...given }: BookingOf, sight: Kind[], changes: Kind[]) => {
    const text = canaryOf('booking', name);
    const built = await buildBooking(em, { ...given, bookingName: text, jobNumber: text });
    await buildImpressionTag(em, { booking: built, creative });
    add('booking', name, built, sight, changes);
  };
  const onRival = { ...rival, channel: channels.rival };
  const by = (kind: Kind) => ({ createdByEntityType: kind, createdByEntityId: house.own[kind] });
  const published = { ...shared, channel: channels.adtech, publisherId: house.adtech.id };
  await booking('broadcasters', { ...shared, channel: channels.own }, [...BUYERS, 'BROADCASTER'], ['BROADCASTER']);
  await booking('adtechs', published, [...BUYERS, 'ADTECH'], ['ADTECH']);
  await booking('agencys', { ...onRival, ...by('AGENCY') }, BUYERS, ['AGENCY']);
  await booking('clients', { ...onRival, ...by('CUSTOMER') }, BUYERS, ['CUSTOMER']);
  await booking('rivals', onRival, BUYERS, []);
  await booking('stranger', { ...stranger, channel: channels.stranger }, [], []);
  return {
    ownId: channels.own.id,
    adtechId: channels.adtech.id,
    sharedId: shared.campaign.id,
    strangerId: stranger.campaign.id,
  };
}

async function addSiteTags(em: EntityManager, add: AddTarget, customers: House['customers']): Promise<void> {
  const tag = (name: string, customer: Customer) =>
    buildSiteTag(em, { customer, tagDescription: canaryOf('siteTag', name) });
  add('siteTag', 'client', await tag('client', customers.client), KINDS, KINDS);
  add('siteTag', 'shared', await tag('shared', customers.shared), BUT_CUSTOMER, BUT_CUSTOMER);
  add('siteTag', 'stranger', await tag('stranger', customers.stranger), []);
}

export async function addCampaigns(em: EntityManager, add: AddTarget, house: House): Promise<Map<number, Bookable>> {
  const { client, shared, stranger } = house.customers;
  const { ownId, adtechId, sharedId, strangerId } = await addBookings(em, add, house);
  await addSiteTags(em, add, house.customers);
  const channelIds = { SYSTEM: ownId, CUSTOMER: ownId, AGENCY: ownId, BROADCASTER: ownId, ADTECH: adtechId };
  const unused = await buildCampaign(em, { customer: shared });
  return new Map([
    [client.id, { campaignId: sharedId, channelIds }],
    [shared.id, { campaignId: unused.id, channelIds }],
    [stranger.id, { campaignId: strangerId, channelIds }],
  ]);
}
