import type { ServiceContext } from '#server/access/identity/context.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { checkAddresses } from '#server/reports/outside-readers/outside-readers.js';
import type { Rhythm } from './next-due.js';
import { listReportReaders } from './report-readers.js';
import type { ReportScheduleInput } from './report-schedule.input.js';

const MAX_RECIPIENTS = 50;

const isWithin = (value: number | null | undefined, first: number, last: number): value is number =>
  typeof value === 'number' && value >= first && value <= last;

interface CheckedSchedule {
  rhythm: Rhythm;
  userIds: number[];
  /** Null where they stay as they are. */
  addresses: string[] | null;
}

/**
 * Checks the rhythm and the recipients of an input. Throws INVALID, also for people who may not see
 * the customer.
 */
export async function checkSchedule(
  ctx: ServiceContext,
  customerId: number,
  input: ReportScheduleInput,
): Promise<CheckedSchedule> {
  const check = new FieldCheck();
  const { frequency, weekday, monthDay, hour } = input;
  const isWeekly = frequency === 'WEEKLY';

  check.require('hour', isWithin(hour, 0, 23), 'Hour must lie between 0 and 23');
  check.require(
    'weekday',
    !isWeekly || isWithin(weekday, 1, 7),
    'Weekday must lie between 1 (Monday) and 7 (Sunday)',
  );

  check.require(
    'month_day',
    isWeekly || isWithin(monthDay, 1, 31),
    'Day of the month must lie between 1 and 31',
  );

  const userIds = [...new Set(input.recipientIds)];
  const outside = input.outsideAddresses ?? null;
  const addresses = outside && checkAddresses(check, outside);

  check.require(
    'recipient_ids',
    userIds.length > 0 || (addresses !== null && addresses.length > 0),
    'At least one recipient is required',
  );
  check.require(
    'recipient_ids',
    userIds.length <= MAX_RECIPIENTS,
    `At most ${MAX_RECIPIENTS} people get a report`,
  );
  check.done();

  const readers = await listReportReaders(ctx, customerId, userIds);

  check.require(
    'recipient_ids',
    readers.length === userIds.length,
    'One of these people may not see this client',
  );
  check.done();

  const rhythm = {
    frequency,
    weekday: (isWeekly && weekday) || null,
    monthDay: (!isWeekly && monthDay) || null,
    hour,
  };

  return { rhythm, userIds, addresses };
}
