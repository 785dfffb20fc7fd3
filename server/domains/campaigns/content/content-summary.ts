import { customerCurrency } from './customer-of.js';
import { ObjectType } from 'type-graphql';
import { Integer, Money, Text } from '#server/core/graphql/described-fields.js';
import {
  visibleCampaignsSql,
  visibleCreativesSql,
} from '#server/access/visibility/campaign-visibility-sql.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { visibleBookingsSql, type SqlCondition } from '#server/access/visibility/visibility-sql.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { customerToday } from './dates.js';

@ObjectType({ description: "A customer's visible bookings." })
export class BookingSummary {
  @Integer('Count of those running today, in the reporting zone of the customer.')
  active!: number;

  @Integer('Count of those made of video.')
  video!: number;

  @Integer('Count of those made of images.')
  image!: number;

  @Money.nullable(
    'The mean price of 1000 impressions over the bookings, in `currency`; null without any.',
  )
  averageCpm!: number | null;

  @Text("ISO 4217 code of the money of the customer's home country.")
  currency!: string;
}

@ObjectType({ description: "A customer's visible campaigns." })
export class CampaignSummary {
  @Integer('Count of the campaigns.')
  total!: number;

  @Integer('Count of those running today, in the reporting zone of the customer.')
  active!: number;

  @Integer('Count of those that start after today.')
  upcoming!: number;
}

@ObjectType({ description: "A customer's visible creatives." })
export class CreativeSummary {
  @Integer('Count of the creatives.')
  total!: number;

  @Integer('Count of videos.')
  video!: number;

  @Integer('Count of images.')
  image!: number;
}

async function readSummary<Row extends object>(
  ctx: ServiceContext,
  customerId: number,
  select: string,
  params: unknown[],
  visibility: SqlCondition,
): Promise<Row> {
  await requireVisibleCustomer(ctx, customerId);
  const [row] = await ctx.em.execute<Row[]>(
    `${select} where t.customer_id = ? and t.archived_at is null and ${visibility.sql}`,
    [...params, customerId, ...visibility.params],
  );
  if (!row) throw new Error('a sum over no rows is a row too');
  return row;
}

const BOOKINGS = `select count(*) filter (where ? between t.start_date and t.end_date)::int as active,
    count(*) filter (where t.booking_type = 1)::int as video, count(*) filter (where t.booking_type = 2)::int as image,
    avg(t.cpm)::float8 as "averageCpm" from booking t`;

/** Throws NOT_FOUND for a customer the caller may not see, as the other summaries here do. */
export async function summariseBookings(
  ctx: ServiceContext,
  customerId: number,
): Promise<BookingSummary> {
  const today = await customerToday(ctx, customerId);
  const summary = await readSummary<Omit<BookingSummary, 'currency'>>(
    ctx,
    customerId,
    BOOKINGS,
    [today],
    visibleBookingsSql(requireActor(ctx), 't'),
  );
  return { ...summary, currency: await customerCurrency(ctx, customerId) };
}

const CAMPAIGNS = `select count(*)::int as total,
    count(*) filter (where ? between t.start_date and t.end_date)::int as active,
    count(*) filter (where t.start_date > ?)::int as upcoming from campaign t`;

export async function summariseCampaigns(
  ctx: ServiceContext,
  customerId: number,
): Promise<CampaignSummary> {
  const today = await customerToday(ctx, customerId);
  return readSummary(
    ctx,
    customerId,
    CAMPAIGNS,
    [today, today],
    visibleCampaignsSql(requireActor(ctx), 't', customerId),
  );
}

const CREATIVES = `select count(*)::int as total, count(*) filter (where t.creative_type = 1)::int as video,
    count(*) filter (where t.creative_type = 2)::int as image from creative t`;

export async function summariseCreatives(
  ctx: ServiceContext,
  customerId: number,
): Promise<CreativeSummary> {
  return readSummary(
    ctx,
    customerId,
    CREATIVES,
    [],
    visibleCreativesSql(requireActor(ctx), 't', customerId),
  );
}
