import { TEXT_FIELDS } from '#schema/field-rules.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import { Booking } from './booking.entity.js';
import type { BookingInput } from './booking.input.js';
import { checkPublisherNeeds, chooseReferences } from './booking.references.js';
import { checkSameCustomer } from '#server/domains/campaigns/records/customer-of.js';
import { chooseExternalId } from '#server/domains/campaigns/records/external-id.js';
import { customerToday } from '#server/domains/campaigns/records/customer-today.js';
import { chooseDates } from '#server/domains/campaigns/campaign/campaign-dates.js';
import { MEDIA_TYPE } from '#server/domains/campaigns/creative/media-type.js';
import { chooseBookingCountries, getTerritorialContext } from './territorial-context.js';

/**
 * Merges an input into the current fields and checks the result. Throws INVALID with the screen's
 * texts.
 */
export async function checkBooking(
  ctx: ServiceContext,
  customerId: number,
  input: BookingInput,
  current?: Booking,
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
