import { CREDIT_WINDOW_DAYS, ESTIMATE_SIGN, ESTIMATE_TEXT } from '#schema/credit-window';
import { formatDate } from '#client/formatting/dates';
import { countText, percentSpan, percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import type { SharedView } from './use-shared-view';

type Count = SharedView['totals']['impressions'];

/** A withheld count that protects another one. */
export const WITHHELD = '–';

/** '1,792', '< 10', or a dash. */
export function sharedCountText({ value, isBelowTen }: Count): string {
  if (value !== null) return countText(value);
  return isBelowTen ? '< 10' : WITHHELD;
}

export interface SharedTile {
  label: string;
  value: string;
  note: string;
}

const noteOf = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The tiles of the summary: rates and costs as expected where visits are still coming. */
export function tilesOf({
  totals,
  completed,
  completeThrough,
  currency,
}: SharedView): SharedTile[] {
  const isOpen = completeThrough !== null;
  const rate = completed?.responseRate ?? totals.responseRate;
  const interval = completed ? completed.responseRateInterval : totals.responseRateInterval;
  const cost = completed ? completed.costPerVisit : totals.costPerVisit;
  const caution = completed ? 'estimate' : isOpen && 'so far';
  const expected = completed?.visits;

  return [
    { label: 'Ad Spend', value: moneyText(totals.adSpend, currency), note: '' },
    { label: 'Actual Impressions', value: sharedCountText(totals.impressions), note: '' },
    {
      label: 'Total Visits',
      value: sharedCountText(totals.visits),
      note: noteOf([
        isOpen && 'so far',
        expected !== null && expected !== undefined && `about ${countText(expected)} expected`,
      ]),
    },
    { label: 'CPM Actual', value: moneyText(totals.cpm, currency), note: '' },
    {
      label: 'Response Rate',
      value: percentText(rate),
      note: noteOf([
        interval && `95% interval ${percentSpan(interval, rate)}`,
        rate !== null && caution,
      ]),
    },
    {
      label: 'Cost Per Visit',
      value: moneyText(cost, currency),
      note: noteOf([cost !== null && caution]),
    },
  ];
}

/** Says why the figures can still change; nothing where they cannot. */
export function openText({ completeThrough, completed }: SharedView): string | null {
  if (completeThrough === null) return null;

  const rates = completed
    ? `${ESTIMATE_SIGN} marks rates and costs ${ESTIMATE_TEXT}`
    : 'rates will still rise';
  return `A visit may follow its ad by up to ${CREDIT_WINDOW_DAYS} days, so visits of ads after ${formatDate(completeThrough)} are still coming: counts are those so far, and ${rates}.`;
}

const hasWithheld = ({ totals, days, channels, creatives }: SharedView) =>
  [totals, ...days, ...channels, ...creatives].some(
    ({ impressions, visits }) => impressions.value === null || visits.value === null,
  );

/** Says why some figures are missing; nothing where none are. */
export const withheldText = (view: SharedView): string | null =>
  hasWithheld(view)
    ? `Counts from 1 to 9 are not shown, nor the rates and costs of such rows; a dash (${WITHHELD}) hides a count from which one of them would follow.`
    : null;
