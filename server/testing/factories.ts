import { randomBytes } from 'node:crypto';
import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';

/*
 * Each `buildX` stores one X with the records that it requires, and returns it. Name only what the
 * test is about. Pass a fork of the test database's entity manager.
 */

let built = 0;
const nextName = (noun: string) => `${noun} ${(built += 1)}`;

const BY_SYSTEM = {
  createdAt: new Date('2026-01-01T00:00:00Z'),
  createdByEntityType: 'SYSTEM',
} as const;
const NEW_ZEALAND = { countryCode: 'NZ', countryList: ['NZ'] };

type With<T> = Partial<RequiredEntityData<T>>;

export async function buildCustomer(
  em: EntityManager,
  overrides: With<Customer> = {},
): Promise<Customer> {
  const customer = em.create(Customer, {
    ...BY_SYSTEM,
    ...NEW_ZEALAND,
    custName: nextName('Customer'),
    taxonomyId: 0,
    billingEntity: 2,
    ...overrides,
  });

  await em.persist(customer).flush();

  return customer;
}

export async function buildAgency(
  em: EntityManager,
  overrides: With<Agency> = {},
): Promise<Agency> {
  const agency = em.create(Agency, {
    ...BY_SYSTEM,
    agencyName: nextName('Agency'),
    countryCode: 'NZ',
    ...overrides,
  });
  await em.persist(agency).flush();
  return agency;
}

export async function buildBroadcaster(
  em: EntityManager,
  overrides: With<Broadcaster> = {},
): Promise<Broadcaster> {
  const broadcaster = em.create(Broadcaster, {
    ...BY_SYSTEM,
    ...NEW_ZEALAND,
    broadcasterName: nextName('Broadcaster'),
    ...overrides,
  });
  await em.persist(broadcaster).flush();
  return broadcaster;
}

export async function buildAdTech(
  em: EntityManager,
  overrides: With<AdTech> = {},
): Promise<AdTech> {
  const adtech = em.create(AdTech, {
    ...BY_SYSTEM,
    ...NEW_ZEALAND,
    adtechName: nextName('Ad-tech'),
    requiresJobNumber: false,
    requiresChargedCpm: false,
    ...overrides,
  });

  await em.persist(adtech).flush();

  return adtech;
}

export async function buildAdTechGroup(
  em: EntityManager,
  overrides: With<AdTechGroup> = {},
): Promise<AdTechGroup> {
  const group = em.create(AdTechGroup, {
    ...BY_SYSTEM,
    groupName: nextName('Group'),
    ...overrides,
  });
  await em.persist(group).flush();
  return group;
}

/** Owned by `owner`, else by a new broadcaster. */
export async function buildChannel(
  em: EntityManager,
  { owner, ...overrides }: With<Channel> & { owner?: Broadcaster | AdTech } = {},
): Promise<Channel> {
  const ownedBy = owner ?? (await buildBroadcaster(em));
  const channel = em.create(Channel, {
    ...BY_SYSTEM,
    channelName: nextName('Channel'),
    ownerType: ownedBy instanceof AdTech ? 'ADTECH' : 'BROADCASTER',
    ownerId: ownedBy.id,
    ...overrides,
  });

  await em.persist(channel).flush();

  return channel;
}

/** Relates two organisations by their ids. */
export async function buildRelationship(
  em: EntityManager,
  overrides: With<Relationship>,
): Promise<Relationship> {
  const relationship = em.create(Relationship, { ...BY_SYSTEM, ...overrides });
  await em.persist(relationship).flush();
  return relationship;
}

interface OfCustomer {
  /** Created when missing. */
  customer?: Customer;
}

export async function buildCampaign(
  em: EntityManager,
  { customer, ...overrides }: With<Campaign> & OfCustomer = {},
): Promise<Campaign> {
  const campaign = em.create(Campaign, {
    ...BY_SYSTEM,
    customerId: overrides.customerId ?? (customer ?? (await buildCustomer(em))).id,
    campaignName: nextName('Campaign'),
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    ...overrides,
  });

  await em.persist(campaign).flush();

  return campaign;
}

export async function buildCreative(
  em: EntityManager,
  { customer, ...overrides }: With<Creative> & OfCustomer = {},
): Promise<Creative> {
  const creative = em.create(Creative, {
    ...BY_SYSTEM,
    customerId: overrides.customerId ?? (customer ?? (await buildCustomer(em))).id,
    description: nextName('Creative'),
    creativeType: MEDIA_TYPE.video,
    creativeFormat: '30s',
    ...overrides,
  });

  await em.persist(creative).flush();

  return creative;
}

export async function buildBooking(
  em: EntityManager,
  overrides: Omit<With<Booking>, 'campaign' | 'channel'> &
    OfCustomer & { campaign?: Campaign; channel?: Channel } = {},
): Promise<Booking> {
  const { customer, campaign: campaignOverride, channel: channelOverride, ...rest } = overrides;
  const ofCustomer =
    overrides.customerId === undefined ? { customer } : { customerId: overrides.customerId };
  const campaign = campaignOverride ?? (await buildCampaign(em, ofCustomer));
  const channel = channelOverride ?? (await buildChannel(em));
  const booking = em.create(Booking, {
    ...BY_SYSTEM,
    customerId: campaign.customerId,
    campaign,
    channel,
    bookingName: nextName('Booking'),
    bookingType: MEDIA_TYPE.video,
    cpm: 20,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    countryCodes: ['NZ'],
    ...rest,
  });

  await em.persist(booking).flush();

  return booking;
}

/** One that is planned, on days far away. */
export async function buildExperiment(
  em: EntityManager,
  overrides: Omit<With<Experiment>, 'booking'> & { booking?: Booking } = {},
): Promise<Experiment> {
  const { booking: bookingOverride, ...rest } = overrides;
  const booking = bookingOverride ?? (await buildBooking(em));
  const experiment = em.create(Experiment, {
    ...BY_SYSTEM,
    customerId: booking.customerId,
    booking,
    experimentName: nextName('Experiment'),
    hypothesis: 'The ads cause visits',
    controlPercent: 20,
    startDate: '2099-01-01',
    endDate: '2099-01-28',
    ...rest,
  });

  await em.persist(experiment).flush();

  return experiment;
}

const newKey = () => randomBytes(16).toString('base64url');

export async function buildImpressionTag(
  em: EntityManager,
  overrides: Omit<With<ImpressionTag>, 'booking' | 'creative'> & {
    booking?: Booking;
    creative?: Creative;
  } = {},
): Promise<ImpressionTag> {
  const { booking: bookingOverride, creative: creativeOverride, ...rest } = overrides;
  const booking = bookingOverride ?? (await buildBooking(em));
  const creative =
    creativeOverride ?? (await buildCreative(em, { customerId: booking.customerId }));
  const tag = em.create(ImpressionTag, {
    ...BY_SYSTEM,
    customerId: booking.customerId,
    booking,
    creative,
    key: newKey(),
    ...rest,
  });

  await em.persist(tag).flush();

  return tag;
}

export async function buildSiteTag(
  em: EntityManager,
  { customer, ...overrides }: With<SiteTag> & OfCustomer = {},
): Promise<SiteTag> {
  const tag = em.create(SiteTag, {
    ...BY_SYSTEM,
    customerId: overrides.customerId ?? (customer ?? (await buildCustomer(em))).id,
    tagDescription: nextName('Site tag'),
    key: newKey(),
    mainSiteTag: false,
    ...overrides,
  });

  await em.persist(tag).flush();

  return tag;
}

/** It lasts, unless the test says when it was over. */
export async function buildAlert(
  em: EntityManager,
  overrides: With<AlertEpisode> = {},
): Promise<AlertEpisode> {
  const alert = em.create(AlertEpisode, {
    kind: 'TAG_SILENT',
    openedAt: new Date('2026-01-01T00:00:00Z'),
    message: 'The tag has gone silent.',
    ...overrides,
  });

  await em.persist(alert).flush();

  return alert;
}
