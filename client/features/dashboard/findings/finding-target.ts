import type { FilterTarget } from '#client/features/dashboard/filter-toggles/filter-toggles';
import type { Finding } from './finding';

/** Filter that the button of a finding sets; null where it is about no row of a filter. */
export function targetOf({ dimension, rowIds }: Finding['subject']): FilterTarget | null {
  const [first, second] = rowIds;
  if (first === undefined) return null;

  switch (dimension) {
    case 'CREATIVE':
      return { creatives: first };
    case 'CHANNEL':
      return { channels: first };
    case 'REGION':
      return { regions: first };
    case 'DAYPART':
      return { dayparts: first };
    case 'WEEKDAY_AND_DAYPART':
      return second === undefined ? null : { weekdays: first, dayparts: second };
    case 'SITE':
      return { sites: first };
    default:
      return null;
  }
}
