import { Property } from '@mikro-orm/decorators/legacy';
import { Field, InputType } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { LocalDate } from '#server/core/graphql/described-fields.js';
import { ExternalIdInput } from './external-id.js';
import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { localDateOf } from '#schema/writing/dates.js';
import type { FieldCheck } from '#server/core/input/field-check.js';

const day = (description: string) =>
  allDecorators(
    Field(() => LocalDateScalar, { description }),
    Property({ type: 'date' }),
  );

export const FirstDay = () => day('First day, in the reporting zone of the customer.');
export const LastDay = () => day('Last day, included.');

/** The days of a campaign or a booking. */
@InputType()
export abstract class DatesInput extends ExternalIdInput {
  @LocalDate.nullable('First day; today in the reporting zone of the customer by default.')
  startDate?: string | null;

  @LocalDate.nullable(
    'Last day, included; today by default. One before the start becomes the start.',
  )
  endDate?: string | null;
}

const BY_STATUS = { Upcoming: 'UPCOMING', Active: 'ACTIVE', Completed: 'COMPLETED' } as const;

export type RunState = (typeof BY_STATUS)[keyof typeof BY_STATUS];

export const RunStateEnum = describedEnum<RunState>(
  'RunState',
  'Where today, in the reporting zone of the customer, lies among the days.',
  {
    UPCOMING: 'Before the first day.',
    ACTIVE: 'On the first day, the last day, or between them.',
    COMPLETED: 'After the last day.',
  },
);

/** The status on that day. */
export const runState = (dates: CampaignDates, today: string): RunState =>
  BY_STATUS[campaignStatus(dates, today)];

const ZONES = `select c.id, country.time_zone as "timeZone" from customer c
  join country on country.code = c.country_code where c.id = any(?)`;

const loadTimeZone = batchLoader(async (ctx: Pick<ServiceContext, 'em'>, customerIds: number[]) => {
  const rows = await ctx.em.execute<{ id: number; timeZone: string }[]>(ZONES, [
    `{${customerIds.join(',')}}`,
  ]);
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
});

/** The customer's reporting zone. */
export const customerTimeZone = async (
  ctx: Pick<ServiceContext, 'em'>,
  customerId: number,
): Promise<string> => (await loadTimeZone(ctx, customerId)) ?? 'UTC';

/** Today in the customer's reporting zone, `YYYY-MM-DD`. */
export async function customerToday(
  ctx: Pick<ServiceContext, 'em' | 'now'>,
  customerId: number,
): Promise<string> {
  return localDateOf(ctx.now(), await customerTimeZone(ctx, customerId));
}

interface CampaignDates {
  startDate: string;
  endDate: string;
}

type Wanted = { [Key in keyof CampaignDates]?: string | null };

/**
 * First and last day, both included. A missing date keeps the current one, else it is today; an end
 * before the start becomes the start.
 */
export function chooseDates(
  check: FieldCheck,
  wanted: Wanted,
  today: string,
  current?: CampaignDates,
): CampaignDates {
  const startDate = check.date(
    'start_date',
    wanted.startDate ?? current?.startDate ?? today,
    'Start date',
  );
  const endDate = check.date('end_date', wanted.endDate ?? current?.endDate ?? today, 'End date');
  return { startDate, endDate: endDate < startDate ? startDate : endDate };
}

/** The status on that day; both dates are included. */
export function campaignStatus(
  { startDate, endDate }: CampaignDates,
  today: string,
): 'Upcoming' | 'Active' | 'Completed' {
  if (today < startDate) return 'Upcoming';
  return today > endDate ? 'Completed' : 'Active';
}
