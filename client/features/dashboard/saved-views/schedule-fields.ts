import type { FormField } from '#client/components/entity-form/form-field';
import type { ReportReadersQuery, ReportScheduleInput } from '#client/graphql/generated';
import { emailError } from '#schema/field-rules';
import { MAX_OUTSIDE_READERS } from '#schema/outside-readers';
import { WEEKDAYS } from '#schema/writing/weekdays';
import { ordinalText } from '#schema/writing/numbers';
import { hourText, type Schedule } from './schedule-texts';

// A type, not an interface, so that it is assignable to a record of form values.
export type ScheduleValues = {
  frequency: string;
  weekday: string;
  monthDay: string;
  hour: string;
  recipientIds: readonly string[];
  outside: string;
  running: boolean;
};

export type Reader = ReportReadersQuery['reportReaders'][number];

const MAX_ADDRESSES_LENGTH = 2_000;

const FREQUENCIES = [
  { value: 'WEEKLY', label: 'Every week' },
  { value: 'MONTHLY', label: 'Every month' },
];
const WEEKDAY_OPTIONS = WEEKDAYS.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: index === 30 ? 'Last day' : ordinalText(index + 1),
}));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

/** A new schedule sends to its creator, on Monday morning. */
export const newSchedule = (
  readers: readonly Reader[],
  ownEmail: string | undefined,
): ScheduleValues => ({
  frequency: 'WEEKLY',
  weekday: '1',
  monthDay: '1',
  hour: '7',
  recipientIds: readers
    .filter(({ email }) => email === ownEmail)
    .map(({ userId }) => String(userId)),
  outside: '',
  running: true,
});

/** The current values, without recipients who may no longer get the report. */
export const valuesOf = (schedule: Schedule, readers: readonly Reader[]): ScheduleValues => ({
  frequency: schedule.frequency,
  weekday: String(schedule.weekday ?? 1),
  monthDay: String(schedule.monthDay ?? 1),
  hour: String(schedule.hour),
  recipientIds: schedule.recipients
    .filter(({ userId }) => readers.some((reader) => reader.userId === userId))
    .map(({ userId }) => String(userId)),
  outside: schedule.outsideReaders.flatMap(({ email }) => email ?? []).join(', '),
  running: schedule.pausedAt === null,
});

/** Addresses in a text, between commas, semicolons or spaces. */
const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

const addressError = ({ outside }: ScheduleValues): string | null => {
  const addresses = addressesIn(outside);
  const wrong = addresses.find((address) => emailError(address) !== null);
  if (wrong !== undefined) return `‘${wrong}’ is not a valid email address`;
  return addresses.length > MAX_OUTSIDE_READERS
    ? `At most ${MAX_OUTSIDE_READERS} people without an account get a report`
    : null;
};

export const inputOf = (
  values: ScheduleValues,
  version: number | undefined,
): ReportScheduleInput => ({
  frequency: values.frequency === 'MONTHLY' ? 'MONTHLY' : 'WEEKLY',
  weekday: Number(values.weekday),
  monthDay: Number(values.monthDay),
  hour: Number(values.hour),
  recipientIds: values.recipientIds.map(Number),
  outsideAddresses: addressesIn(values.outside),
  paused: !values.running,
  version,
});

/** `zone` is the client's: times are in it. */
export const scheduleFields =
  (readers: readonly Reader[], zone: string) =>
  ({ frequency, outside }: ScheduleValues): FormField<ScheduleValues>[] => [
    { kind: 'buttons', name: 'frequency', label: 'How often', options: FREQUENCIES },
    frequency === 'MONTHLY'
      ? {
          kind: 'select',
          name: 'monthDay',
          label: 'Day of the month',
          options: MONTH_DAYS,
          isHalf: true,
          help: 'In a shorter month its last day.',
        }
      : {
          kind: 'select',
          name: 'weekday',
          label: 'Weekday',
          options: WEEKDAY_OPTIONS,
          isHalf: true,
        },
    {
      kind: 'select',
      name: 'hour',
      label: 'Hour',
      options: HOURS,
      isHalf: true,
      help: `By the clock of ${zone}.`,
    },
    {
      kind: 'choices',
      name: 'recipientIds',
      label: 'Recipients',
      isOptional: outside.trim() !== '',
      options: readers.map(({ userId, name, email }) => ({
        value: String(userId),
        label: `${name} (${email})`,
      })),
      emptyText: 'Nobody else may see this client',
      requiredText: 'At least one recipient is required',
      help: 'Each gets what they see of the client, and can unsubscribe.',
    },
    {
      kind: 'text',
      name: 'outside',
      label: 'People without an account',
      isOptional: true,
      max: MAX_ADDRESSES_LENGTH,
      placeholder: 'name@company.com, …',
      check: addressError,
      serverNames: ['outside_addresses'],
      help: 'Each is asked by mail first, and sees what a public link shows: no counts below 10.',
    },
    {
      kind: 'toggle',
      name: 'running',
      label: 'Send reports',
      isOptional: true,
      help: 'Switch it off to pause the reports and keep this schedule.',
    },
  ];
