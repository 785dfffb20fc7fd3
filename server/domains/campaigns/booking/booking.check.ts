import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleAdtechsSql, visibleChannelsSql } from '#server/access/visibility/bookable-sql.js';
import { visibleCampaignsSql } from '#server/access/visibility/campaign-visibility-sql.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { findRow } from '#server/core/orm/find-row.js';
import { checkLive } from '#server/domains/archive/archive-state.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Booking } from './booking.entity.js';
import type { BookingInput } from './booking.input.js';
import {
  checkSameCustomer,
  type OfCustomer,
} from '#server/domains/campaigns/content/customer-of.js';
import { chooseExternalId } from '#server/domains/campaigns/content/external-id.js';
import { customerToday, chooseDates } from '#server/domains/campaigns/content/dates.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/content/media-type.js';
import { chooseBookingCountries, getTerritorialContext } from './territorial-context.js';

/**
 * Merges an input into the current fields and checks the result. Throws INVALID with the screen's
 * texts.
 */
export async function checkBooking(
  ctx: ServiceContext,
  input: BookingInput,
  current: Booking | undefined,
  { customerId }: OfCustomer,
) {
  const check = new FieldCheck();
  checkSameCustomer(check, input.customerId, current);

  const own = checkOwnFields(check, input, current);
  const dates = chooseDates(check, input, await customerToday(ctx, customerId), current);
  const territory = await getTerritorialContext(ctx, customerId);
  const countryCodes = chooseBookingCountries(
    check,
    territory,
    input.countryCodes,
    current?.countryCodes,
  );

  const { publisher, ...references } = await chooseReferences(
    ctx,
    check,
    customerId,
    input,
    current,
  );

  const ofKind = { entity: Booking, noun: 'booking', customerId };
  const externalId = await chooseExternalId(ctx, check, ofKind, input, current);

  checkPublisherNeeds(check, publisher, own);

  if (current && own.bookingType !== current.bookingType) {
    const fits = await creativesFit(ctx, current, own.bookingType);
    check.require('booking_type', fits, 'The booking has creatives of another type');
  }

  check.done();

  return { ...own, externalId, ...dates, countryCodes, ...references };
}

function checkOwnFields(check: FieldCheck, input: BookingInput, current?: Booking) {
  const type = input.bookingType ?? current?.bookingType ?? MEDIA_TYPE.video;
  const name = withDefault(input.bookingName, current?.bookingName);
  const chargedCpm = withDefault(input.chargedCpm, current?.chargedCpm) ?? null;
  const goal = withDefault(input.goalImpressions, current?.goalImpressions);
  const budget = withDefault(input.budget, current?.budget) ?? null;

  return {
    bookingName: check.text('booking_name', name, TEXT_FIELDS.bookingName),
    bookingType: check.oneOf('booking_type', type, Object.values(MEDIA_TYPE), 'Booking type'),
    cpm: check.amount('cpm', withDefault(input.cpm, current?.cpm), 'CPM'),
    jobNumber: check.optionalText(
      'job_number',
      withDefault(input.jobNumber, current?.jobNumber),
      TEXT_FIELDS.jobNumber,
    ),
    chargedCpm: chargedCpm === null ? null : check.amount('charged_cpm', chargedCpm, 'Charged CPM'),
    goalImpressions: check.goal('goal_impressions', goal, 'Impression goal'),
    budget: budget === null ? null : check.amount('budget', budget, 'Budget'),
  };
}

const UNFIT = `select 1 from impression_tag i join creative c on c.customer_id = i.customer_id and c.id = i.creative_id
  where i.customer_id = ? and i.booking_id = ? and i.removed_at is null and c.creative_type <> ? limit 1`;

/** An audio booking accepts any creative. */
async function creativesFit(
  ctx: ServiceContext,
  { id, customerId }: Booking,
  bookingType: number,
): Promise<boolean> {
  if (bookingType === MEDIA_TYPE.audio) return true;
  return (await ctx.em.execute(UNFIT, [customerId, id, bookingType])).length === 0;
}

interface BookingReferences {
  campaignId: number;
  channelId: number;
  publisherId: number | null;
}

const FIXED_PUBLISHER = {
  ADTECH: 'An ad-tech publishes what it books, and changes no publisher',
  BROADCASTER: 'A broadcaster books direct, and changes no publisher',
};

/**
 * An ad-tech publishes what it books and a broadcaster sells direct; other callers choose. Ad-techs
 * and broadcasters never change the publisher of a booking.
 */
function choosePublisherId(
  { entityType, entityId }: Actor,
  check: FieldCheck,
  { publisherId: wanted }: BookingInput,
  current?: Booking,
): number | null {
  const first = entityType === 'ADTECH' ? entityId : null;
  const value = current ? current.publisherId : first;
  if (entityType === 'ADTECH' || entityType === 'BROADCASTER')
    return check.fixed('publisher_id', wanted, value, FIXED_PUBLISHER[entityType]);
  return withDefault(wanted, value);
}

/** Resolves the campaign, channel and publisher of a booking. Adds every error to `check`. */
async function chooseReferences(
  ctx: ServiceContext,
  check: FieldCheck,
  customerId: number,
  input: BookingInput,
  current?: Booking,
): Promise<BookingReferences & { publisher: AdTech | null }> {
  const publisherId = choosePublisherId(requireActor(ctx), check, input, current);
  const publisher = await findPublisher(ctx, publisherId, current);

  check.require(
    'publisher_id',
    publisherId === null || publisher !== null,
    'Choose a publisher from the list',
  );

  const campaignId = input.campaignId ?? current?.campaignId ?? null;

  check.require('campaign_id', campaignId !== null, 'Campaign is required');

  if (campaignId !== null && campaignId !== current?.campaignId) {
    await checkVisibleCampaign(ctx, check, customerId, campaignId);
  }

  const channelId = input.channelId ?? current?.channelId ?? null;

  check.require('channel_id', channelId !== null, 'Channel is required');

  if (
    channelId !== null &&
    (channelId !== current?.channelId || publisherId !== current?.publisherId)
  ) {
    await checkChannel(ctx, check, channelId, publisherId);
  }

  return { campaignId: campaignId ?? 0, channelId: channelId ?? 0, publisherId, publisher };
}

/** A publisher that the booking has already may be one that the caller does not see. */
async function findPublisher(
  ctx: ServiceContext,
  publisherId: number | null,
  current: Booking | undefined,
): Promise<AdTech | null> {
  if (publisherId === null) return null;
  if (publisherId === current?.publisherId) return ctx.em.findOne(AdTech, { id: publisherId });
  return findRow(ctx.em, AdTech, publisherId, [visibleAdtechsSql(requireActor(ctx), 't')]);
}

async function checkVisibleCampaign(
  ctx: ServiceContext,
  check: FieldCheck,
  customerId: number,
  campaignId: number,
) {
  const ofCustomer = { sql: 't.customer_id = ?', params: [customerId] };
  // Locked, so that it is not archived before the booking is stored.
  const campaign = await findRow(
    ctx.em,
    Campaign,
    campaignId,
    [ofCustomer, visibleCampaignsSql(requireActor(ctx), 't')],
    { lock: 'share' },
  );
  check.require('campaign_id', campaign !== null, 'Choose a campaign of this client');
  checkLive(check, 'campaign_id', campaign, 'campaign');
}

async function checkChannel(
  ctx: ServiceContext,
  check: FieldCheck,
  channelId: number,
  publisherId: number | null,
) {
  const actor = requireActor(ctx);
  const channel = await findRow(ctx.em, Channel, channelId, [visibleChannelsSql(actor, 't')]);

  if (!channel) {
    const isBroadcaster = actor.entityType === 'BROADCASTER';
    return check.fail(
      'channel_id',
      isBroadcaster ? 'Choose one of your own channels' : 'Choose a channel from the list',
    );
  }

  const fits = channel.ownerType === 'BROADCASTER' || channel.ownerId === publisherId;

  check.require('channel_id', fits, "The channel must be a broadcaster's or the publisher's own");
}

/** Checks what the publisher requires of every booking. */
function checkPublisherNeeds(
  check: FieldCheck,
  publisher: AdTech | null,
  { jobNumber, chargedCpm }: Pick<Booking, 'jobNumber' | 'chargedCpm'>,
): void {
  check.require(
    'job_number',
    !publisher?.requiresJobNumber || jobNumber !== null,
    'Job number is required',
  );

  check.require(
    'charged_cpm',
    !publisher?.requiresChargedCpm || chargedCpm !== null,
    'Charged CPM is required',
  );
}
