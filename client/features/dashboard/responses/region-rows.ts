import type { DashboardFigures } from '#client/features/dashboard/figures/figures';

type Share = DashboardFigures['responsesByRegion']['rows'][number];

/** The rate of a region; null where it had no impressions. */
export type RegionRate = DashboardFigures['rateByRegion']['rows'][number];

/** The visits of a region, their share of all visits, and its rate. */
export interface RegionRow extends Share {
  rate: RegionRate | null;
}

export type RegionOrder = 'visits' | 'rate';

const NO_VISITS = {
  responses: 0,
  percentage: 0,
  percentageInterval: null,
  isTiedWithFirst: null,
  isSmallSample: true,
  latitude: null,
  longitude: null,
  radSize: null,
} as const;

type Figures = Pick<DashboardFigures, 'responsesByRegion' | 'rateByRegion'>;

/**
 * Every region with visits or impressions: most visits first, or highest rate first with the small
 * samples last.
 */
export function regionRows(figures: Figures, order: RegionOrder): RegionRow[] {
  const { rows: shares } = figures.responsesByRegion;
  const { rows: rates } = figures.rateByRegion;
  const shareById = new Map(shares.map((share) => [share.regionId, share]));
  const rateById = new Map(rates.map((rate) => [rate.regionId, rate]));

  const rowOf = (rate: RegionRate): RegionRow => {
    const { regionId, region } = rate;
    return { ...(shareById.get(regionId) ?? { ...NO_VISITS, regionId, region }), rate };
  };

  const withoutVisits = rates.filter(({ regionId }) => !shareById.has(regionId)).map(rowOf);
  const byVisits = [
    ...shares.map((share) => ({ ...share, rate: rateById.get(share.regionId) ?? null })),
    ...withoutVisits,
  ];
  if (order === 'visits') return byVisits;

  const ranked = rates.map(rowOf);
  const isRanked = ({ rate }: RegionRow) => rate !== null && !rate.isSmallSample;
  return [
    ...ranked.filter(isRanked),
    ...ranked.filter((row) => !isRanked(row)),
    ...byVisits.filter(({ rate }) => rate === null),
  ];
}
