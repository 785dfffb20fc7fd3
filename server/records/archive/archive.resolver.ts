import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import {
  BOOKING_ARCHIVE,
  CAMPAIGN_ARCHIVE,
  CREATIVE_ARCHIVE,
  SITE_TAG_ARCHIVE,
} from './archivable-kinds.js';
import { archiveRecord, restoreRecord } from './archive-record.js';

const Id = (noun: string) => Arg('id', () => Int, { description: `Id of the ${noun}.` });

const KEY = 'For those who may change it; an API key needs the scope `campaigns:write`.';
const STAYS = 'Its figures and its history stay, and its tags go on counting.';
const restoring = (noun: string) =>
  `Brings an archived ${noun} back into the lists; one that is in them stays as it is. ${KEY}`;

@Resolver()
export class ArchiveResolver {
  @Mutation(() => Campaign, {
    description: `Takes a campaign and its bookings out of the lists. ${STAYS} ${KEY}`,
  })
  archiveCampaign(@Ctx() ctx: ServiceContext, @Id('campaign') id: number): Promise<Campaign> {
    return archiveRecord(ctx, CAMPAIGN_ARCHIVE, id);
  }

  @Mutation(() => Campaign, {
    description: `${restoring('campaign')} The bookings that were archived with it come back with it.`,
  })
  restoreCampaign(@Ctx() ctx: ServiceContext, @Id('campaign') id: number): Promise<Campaign> {
    return restoreRecord(ctx, CAMPAIGN_ARCHIVE, id);
  }

  @Mutation(() => Booking, {
    description: `Takes a booking and its impression tags out of the lists. ${STAYS} ${KEY}`,
  })
  archiveBooking(@Ctx() ctx: ServiceContext, @Id('booking') id: number): Promise<Booking> {
    return archiveRecord(ctx, BOOKING_ARCHIVE, id);
  }

  @Mutation(() => Booking, {
    description: `${restoring('booking')} INVALID while its campaign is archived.`,
  })
  restoreBooking(@Ctx() ctx: ServiceContext, @Id('booking') id: number): Promise<Booking> {
    return restoreRecord(ctx, BOOKING_ARCHIVE, id);
  }

  @Mutation(() => Creative, {
    description: `Takes a creative out of the lists; its bookings keep it. ${STAYS} ${KEY}`,
  })
  archiveCreative(@Ctx() ctx: ServiceContext, @Id('creative') id: number): Promise<Creative> {
    return archiveRecord(ctx, CREATIVE_ARCHIVE, id);
  }

  @Mutation(() => Creative, { description: restoring('creative') })
  restoreCreative(@Ctx() ctx: ServiceContext, @Id('creative') id: number): Promise<Creative> {
    return restoreRecord(ctx, CREATIVE_ARCHIVE, id);
  }

  @Mutation(() => SiteTag, {
    description: `Takes a site tag out of the lists; it is no main one any more. Its figures and its history stay, and it goes on counting. ${KEY}`,
  })
  archiveSiteTag(@Ctx() ctx: ServiceContext, @Id('site tag') id: number): Promise<SiteTag> {
    return archiveRecord(ctx, SITE_TAG_ARCHIVE, id);
  }

  @Mutation(() => SiteTag, { description: restoring('site tag') })
  restoreSiteTag(@Ctx() ctx: ServiceContext, @Id('site tag') id: number): Promise<SiteTag> {
    return restoreRecord(ctx, SITE_TAG_ARCHIVE, id);
  }
}
