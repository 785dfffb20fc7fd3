import { isLocalDate } from '#schema/local-date';
import type { FormValues } from './form-values';

/** A start after the end moves the end; an end before the start becomes the start. For `adjust`. */
export function keepDatesInOrder<
  Values extends FormValues & { startDate: string; endDate: string },
>(next: Values): Values {
  const { startDate, endDate } = next;
  const isPast = isLocalDate(startDate) && isLocalDate(endDate) && endDate < startDate;
  return isPast ? { ...next, endDate: startDate } : next;
}
