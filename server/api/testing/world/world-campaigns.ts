import type { EntityManager } from '@mikro-orm/postgresql';
import type { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import {
  buildAlert,
  buildBooking,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildExperiment,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import type { TagKind } from '#server/analytics/tag-kind.js';
import { canaryOf } from './canary.js';
import { KINDS, type Kind } from './people-of-the-world.js';
import type { AddTarget, WorldOrganisations } from './world-types.js';

export interface Bookable {
  campaignId: number;
  channelIds: Record<Kind | 'SYSTEM', number>;
}

const BUYERS: Kind[] = ['CUSTOMER', 'AGENCY'];
const AND_BROADCASTER: Kind[] = [...BUYERS, 'BROADCASTER'];
const BUT_CUSTOMER: Kind[] = ['AGENCY', 'BROADCASTER', 'ADTECH'];

interface CreatedBy {
  createdByEntityType: Kind;
  createdByEntityId: number;
}
const madeBy = (kind: Kind, id: number): CreatedBy => ({
  createdByEntityType: kind,
  createdByEntityId: id,
});

async function addChannels(em: EntityManager, add: AddTarget, organisations: WorldOrganisations) {
  const named = (
    name: string,
    owner: WorldOrganisations['broadcaster'] | WorldOrganisations['adtech'],
  ) =>
    buildChannel(em, {
      owner,
      channelName: canaryOf('channel', name),
      displayName: canaryOf('channel', name),
    });

  const channels = {
    own: await named('own', organisations.broadcaster),
    rival: await named('rival', organisations.rival),
    adtech: await named('adtech', organisations.adtech),
    outsider: await named('outsider', organisations.outsideAdtech),
  };

  add('channel', 'own', channels.own, KINDS);
  add('channel', 'rival', channels.rival, ['CUSTOMER', 'AGENCY', 'ADTECH']);
  add('channel', 'adtech', channels.adtech, [...BUYERS, 'ADTECH']);
  add('channel', 'outsider', channels.outsider, BUYERS);

  return channels;
}

/**
 * Campaigns and creatives that all of the client's partners use, that one partner uses, that a
 * rival uses or prepares, that are unused, and that belong to an outsider.
 */
async function addContent(em: EntityManager, add: AddTarget, organisations: WorldOrganisations) {
  const { client, outsider } = organisations.customers;
  const byBroadcaster = madeBy('BROADCASTER', organisations.broadcaster.id);
  const byAgency = madeBy('AGENCY', organisations.own.AGENCY);
  const build = async (name: string, customer: Customer, creator: Partial<CreatedBy> = {}) => {
    const text = canaryOf('creative', name);
    const url = `https://example.com/${text}`;

    return {
      campaign: await buildCampaign(em, {
        ...creator,
        customer,
        campaignName: canaryOf('campaign', name),
      }),
      creative: await buildCreative(em, { ...creator, customer, description: text, url }),
    };
  };

  const content = {
    shared: await build('shared', client),
    sole: await build('sole', client, byAgency),
    rival: await build('rival', client),
    outsider: await build('outsider', outsider),
  };
  const prepared = await build('prepared', client, byBroadcaster);
  const secret = await build('secret', client, madeBy('BROADCASTER', organisations.rival.id));
  const fresh = await build('fresh', client, byAgency);
  for (const noun of ['campaign', 'creative'] as const) {
    add(noun, 'shared', content.shared[noun], KINDS, BUYERS);
    add(noun, 'sole', content.sole[noun], AND_BROADCASTER, AND_BROADCASTER);
    add(noun, 'rival', content.rival[noun], BUYERS, BUYERS);
    add(noun, 'prepared', prepared[noun], AND_BROADCASTER, AND_BROADCASTER);
    add(noun, 'secret', secret[noun], BUYERS, BUYERS);
    add(noun, 'fresh', fresh[noun], KINDS, BUYERS);
    add(noun, 'outsider', content.outsider[noun], []);
  }
  return content;
}

type BookingOf = NonNullable<Parameters<typeof buildBooking>[1]> & { creative: Creative };

async function addBookings(
  em: EntityManager,
  add: AddTarget,
  organisations: WorldOrganisations,
): Promise<{
  ownId: number;
  adtechId: number;
  sharedId: number;
  anonymousId: number;
  tagOfBooking: Map<number, number>;
}> {
  const tagOfBooking = new Map<number, number>();
  const channels = await addChannels(em, add, organisations);
  const { shared, sole, rival, outsider } = await addContent(em, add, organisations);
  const booking = async (
    name: string,
    { creative, ...fields }: BookingOf,
    visibility: Kind[],
    changes: Kind[],
  ) => {
    const text = canaryOf('booking', name);
    const names = { bookingName: text, jobNumber: text };
    const built = await buildBooking(em, { ...fields, ...names, endDate: '2099-12-31' });
    const tag = await buildImpressionTag(em, { booking: built, creative });
    tagOfBooking.set(built.id, tag.id);
    add('booking', name, built, visibility, changes);
    const { customerId } = built;
    await addAlert(em, add, { name, customerId, tagKind: 'IMPRESSION', tagId: tag.id }, visibility);

    const experimentName = canaryOf('experiment', name);
    const experiment = await buildExperiment(em, { booking: built, experimentName });
    add('experiment', name, experiment, visibility, BUYERS);
  };

  const onRival = { ...rival, channel: channels.rival };
  const by = (kind: Kind) => madeBy(kind, organisations.own[kind]);
  const published = { ...shared, channel: channels.adtech, publisherId: organisations.adtech.id };

  await booking('broadcasters', { ...shared, channel: channels.own }, AND_BROADCASTER, [
    'BROADCASTER',
  ]);
  await booking('sole', { ...sole, channel: channels.own }, AND_BROADCASTER, ['BROADCASTER']);
  await booking('adtechs', published, [...BUYERS, 'ADTECH'], ['ADTECH']);
  await booking('agencys', { ...onRival, ...by('AGENCY') }, BUYERS, ['AGENCY']);
  await booking('clients', { ...onRival, ...by('CUSTOMER') }, BUYERS, ['CUSTOMER']);
  await booking('rivals', onRival, BUYERS, []);
  await booking('outsider', { ...outsider, channel: channels.outsider }, [], []);

  return {
    ownId: channels.own.id,
    adtechId: channels.adtech.id,
    sharedId: shared.campaign.id,
    anonymousId: outsider.campaign.id,
    tagOfBooking,
  };
}

interface AlertedTag {
  name: string;
  customerId: number;
  tagKind: TagKind;
  tagId: number;
}

/** People who see a tag see the alerts about it. */
async function addAlert(
  em: EntityManager,
  add: AddTarget,
  { name, ...tag }: AlertedTag,
  visibility: readonly Kind[],
): Promise<void> {
  const named = `${tag.tagKind}-${name}`;
  const alert = await buildAlert(em, { ...tag, message: canaryOf('alert', named) });
  add('alert', named, alert, visibility);
}

async function addSiteTags(
  em: EntityManager,
  add: AddTarget,
  { customers, broadcaster }: WorldOrganisations,
): Promise<void> {
  const tag = async (
    name: string,
    { id: customerId }: Customer,
    visibility: readonly Kind[],
    changes: readonly Kind[],
    creator: Partial<CreatedBy> = {},
  ) => {
    const tagDescription = canaryOf('siteTag', name);
    const built = await buildSiteTag(em, { ...creator, customerId, tagDescription });
    add('siteTag', name, built, visibility, changes);
    const alerted = { name, customerId, tagId: built.id };
    await addAlert(em, add, { ...alerted, tagKind: 'SITE' }, visibility);
  };
  const byBroadcaster = madeBy('BROADCASTER', broadcaster.id);

  await tag('client', customers.client, KINDS, BUYERS);
  await tag('broadcasters', customers.client, KINDS, AND_BROADCASTER, byBroadcaster);
  await tag('shared', customers.shared, BUT_CUSTOMER, ['AGENCY']);
  await tag('outsider', customers.outsider, [], []);
}

export async function addCampaigns(
  em: EntityManager,
  add: AddTarget,
  organisations: WorldOrganisations,
): Promise<{ bookable: Map<number, Bookable>; tagOfBooking: Map<number, number> }> {
  const { client, shared, outsider } = organisations.customers;
  const booked = await addBookings(em, add, organisations);
  const { ownId, adtechId, sharedId, anonymousId, tagOfBooking } = booked;

  await addSiteTags(em, add, organisations);

  const channelIds = {
    SYSTEM: ownId,
    CUSTOMER: ownId,
    AGENCY: ownId,
    BROADCASTER: ownId,
    ADTECH: adtechId,
  };

  const unused = await buildCampaign(em, { customer: shared });

  const bookable = new Map([
    [client.id, { campaignId: sharedId, channelIds }],
    [shared.id, { campaignId: unused.id, channelIds }],
    [outsider.id, { campaignId: anonymousId, channelIds }],
  ]);

  return { bookable, tagOfBooking };
}
