import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import { actorOf } from '#server/testing/service-context.js';
import {
  buildAdTech,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildImpressionTag,
  buildRelationship,
  buildSiteTag,
} from '#server/testing/factories.js';
import type { ReferenceWorld } from './reference-scope.js';

/** A viewer of the dashboard, and the bookings in its figures; null: all. */
export interface Principal {
  name: string;
  actor: Actor;
  bookingIds: number[] | null;
}

export interface World extends ReferenceWorld {
  customerId: number;
  siteTagIds: number[];
  /** Regions of the events; 1 is Unknown. */
  regionIds: number[];
  principals: Principal[];
}

const HOMES = { NZ: 'Pacific/Auckland', AU: 'Australia/Sydney' } as const;
export type Home = keyof typeof HOMES;

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

/**
 * A customer with bookings of three organisations, with lines that cross channels, campaigns and
 * creatives.
 */
export async function buildWorld(em: EntityManager, home: Home = 'NZ'): Promise<World> {
  const customer = await buildCustomer(em, { countryCode: home, countryList: [home] });
  const customerId = customer.id;
  const [one, other] = [await buildBroadcaster(em), await buildBroadcaster(em)];
  const adTech = await buildAdTech(em);
  const agency = await buildAgency(em);
  for (const broadcaster of [one, other])
    await buildRelationship(em, { customerId, broadcasterId: broadcaster.id });
  await buildRelationship(em, { customerId, adtechId: adTech.id });
  await buildRelationship(em, { customerId, agencyId: agency.id });

  const channels = [];
  for (const owner of [one, other, adTech]) channels.push(await buildChannel(em, { owner }));
  const campaigns = [
    await buildCampaign(em, { customerId }),
    await buildCampaign(em, { customerId }),
  ];
  const creatives = [];
  for (const creativeFormat of ['15s', '30s', '300x250'])
    creatives.push(await buildCreative(em, { customerId, creativeFormat }));

  const bySystem = { createdByEntityType: 'SYSTEM', createdByEntityId: null } as const;
  const byOther = { createdByEntityType: 'BROADCASTER', createdByEntityId: other.id } as const;
  const bookings = [
    { channel: at(channels, 0), campaign: at(campaigns, 0), cpm: 20, ...bySystem },
    { channel: at(channels, 1), campaign: at(campaigns, 0), cpm: 33.3333, ...bySystem },
    { channel: at(channels, 2), campaign: at(campaigns, 1), cpm: 0, ...bySystem },
    {
      channel: at(channels, 0),
      campaign: at(campaigns, 1),
      cpm: 7.5,
      publisherId: adTech.id,
      ...bySystem,
    },
    { channel: at(channels, 0), campaign: at(campaigns, 1), cpm: 0.0001, ...byOther },
  ];
  const lines: ReferenceWorld['lines'] = [];
  const bookingIds: number[] = [];
  for (const [index, fields] of bookings.entries()) {
    const booking = await buildBooking(em, fields);
    bookingIds.push(booking.id);
    for (const creative of [at(creatives, index), at(creatives, index + 1)]) {
      const removedAt = lines.length === 3 ? new Date('2026-02-01T00:00:00Z') : null;
      const tag = await buildImpressionTag(em, { booking, creative, removedAt });
      lines.push({
        tagId: tag.id,
        bookingId: booking.id,
        campaignId: fields.campaign.id,
        channelId: fields.channel.id,
        creativeId: creative.id,
        cpm: fields.cpm,
      });
    }
  }
  const siteTags = [];
  for (let index = 0; index < 3; index += 1) siteTags.push(await buildSiteTag(em, { customerId }));
  const regions = await em.execute<
    { id: number; name: string; latitude: number | null; longitude: number | null }[]
  >(
    'select id, name, latitude, longitude from region where id = 1 or country_code = ? order by id limit 4',
    [home],
  );

  const seen = (...indexes: number[]) => indexes.map((index) => at(bookingIds, index));
  return {
    customerId,
    zone: HOMES[home],
    lines,
    channelNames: Object.fromEntries(channels.map(({ id, channelName }) => [id, channelName])),
    creatives: Object.fromEntries(
      creatives.map(({ id, description, creativeFormat }) => [
        id,
        { name: description, format: creativeFormat },
      ]),
    ),
    siteNames: Object.fromEntries(siteTags.map(({ id, tagDescription }) => [id, tagDescription])),
    siteTagIds: siteTags.map(({ id }) => id),
    regions: Object.fromEntries(regions.map(({ id, ...region }) => [id, region])),
    regionIds: regions.map(({ id }) => id),
    principals: [
      { name: 'system', actor: actorOf('SYSTEM'), bookingIds: null },
      { name: 'customer', actor: actorOf('CUSTOMER', customerId), bookingIds: null },
      { name: 'agency', actor: actorOf('AGENCY', agency.id), bookingIds: null },
      { name: 'one broadcaster', actor: actorOf('BROADCASTER', one.id), bookingIds: seen(0, 3, 4) },
      {
        name: 'the other broadcaster',
        actor: actorOf('BROADCASTER', other.id),
        bookingIds: seen(1, 4),
      },
      { name: 'ad-tech', actor: actorOf('ADTECH', adTech.id), bookingIds: seen(2, 3) },
    ],
  };
}
