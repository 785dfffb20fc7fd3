import { decimalText } from '#schema/writing/numbers';
import type { RankedRate } from '#client/features/dashboard/performance/details/rate-texts';

const remarkOf =
  (tiedText: string) =>
  ({ isTiedWithFirst, isSmallSample }: RankedRate): string | undefined => {
    if (isSmallSample) return 'Small sample: fewer than five visits.';
    return isTiedWithFirst ? tiedText : undefined;
  };

/** The meaning of the marks of a region's share. */
export const regionRemark = remarkOf(
  'Close to the region with the most visits, so the difference may be chance.',
);

type Rate = RankedRate & { difference: number | null };

/** Compares the rate of a region with that of all; undefined where chance can explain it. */
export function rateRegionRemark({ difference, isSmallSample }: Rate): string | undefined {
  if (isSmallSample) return 'small sample';
  if (difference === null) return undefined;
  const points = decimalText(Math.abs(difference) * 100);
  return `${points} points ${difference > 0 ? 'above' : 'below'} all regions`;
}

/** Explains the circles of the map. */
export const mapText = (rows: readonly { rate: Rate | null }[]): string =>
  rows.some(({ rate }) => typeof rate?.difference === 'number')
    ? 'Circles: size by visits; blue above and amber below the rate of all regions, grey where chance can explain the difference.'
    : 'Circles: size by visits. No region’s rate differs from that of all regions by more than chance explains.';

/** The meaning of the marks of a site's rate. */
export const siteRemark = remarkOf(
  'Close to the page with the most visits, so the difference may be chance.',
);
