import { ordinalText } from '#schema/writing/numbers';
import type { SavedViewRowFragment } from '#client/graphql/generated';
import { WEEKDAY_OPTIONS } from '#client/features/dashboard/bar/filter-options';

export type Schedule = NonNullable<SavedViewRowFragment['schedule']>;

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** 'Every Monday at 07:00'. */
export function rhythmText({ frequency, weekday, monthDay, hour }: Schedule): string {
  const name = WEEKDAY_OPTIONS.find(({ id }) => id === weekday)?.displayName ?? '';
  const day =
    frequency === 'WEEKLY'
      ? `Every ${name}`
      : `On the ${monthDay === 31 ? 'last day' : ordinalText(monthDay ?? 1)} of each month`;
  return `${day} at ${hourText(hour)}`;
}

/** 'to Ana and 2 others'. */
export function peopleText({ recipients, outsideReaders }: Schedule): string {
  const [first, ...others] = [
    ...recipients.filter(({ isUnsubscribed }) => !isUnsubscribed),
    ...outsideReaders.flatMap(({ state, email }) =>
      state === 'CONFIRMED' && email !== null ? [{ name: email }] : [],
    ),
  ];
  if (!first)
    return outsideReaders.some(({ state }) => state === 'WAITING')
      ? 'to nobody yet'
      : 'to nobody: all have unsubscribed';
  if (others.length === 0) return `to ${first.name}`;
  return `to ${first.name} and ${others.length === 1 ? (others[0]?.name ?? '') : `${others.length} others`}`;
}
