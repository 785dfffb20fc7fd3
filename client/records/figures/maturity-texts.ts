import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import { formatDate } from '#client/formatting/dates';
import { formatCount, formatPercent } from '#client/formatting/numbers';
import type { RecordFiguresFragment } from '#client/graphql/generated';

type Maturity = RecordFiguresFragment['maturity'];

/** Says why the figures can still change, and what the rates do about it. */
export function maturityText({ completeThrough, arrivedShare, timingResponses }: Maturity): string {
  const reason = `A visit may follow its ad by up to ${CREDIT_WINDOW_DAYS} days, so visits of ads after ${formatDate(completeThrough)} are still coming.`;
  if (arrivedShare === null || timingResponses === null)
    return `${reason} There are too few earlier visits to estimate how many: rates are too low and costs per visit too high.`;
  return `${reason} About ${formatPercent(arrivedShare)} of the visits of this range are in. Response rates, costs per visit and changes are estimates for the time when all are, from the timing of ${formatCount(timingResponses)} earlier visits; counts of visits are those so far.`;
}
