import type { RankedRate } from '#client/features/dashboard/performance/details/rate-words';

const remarkOf =
  (tiedText: string) =>
  ({ isTiedWithFirst, isSmallSample }: RankedRate): string | undefined => {
    if (isSmallSample) return 'Small sample: fewer than five visits.';
    return isTiedWithFirst ? tiedText : undefined;
  };

/** The meaning of the marks of a region's share. */
export const regionRemark = remarkOf('Cannot be told from the region with the most visits.');

/** The meaning of the marks of a site's rate. */
export const siteRemark = remarkOf('Cannot be told from the page with the most visits.');
