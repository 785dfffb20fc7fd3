import type { DashboardEffectQuery } from '#client/graphql/generated';

/** The server's answer before the first count. */
export const UNCOUNTED_EFFECT: DashboardEffectQuery['dashboard']['effect'] = {
  startDate: null,
  endDate: null,
  countedAt: null,
  hasNewerEvents: false,
  leftOut: [],
  verdict: 'UNDETERMINED',
  reason: 'NOT_COUNTED',
  creditedVisits: 0,
  spend: 0,
  causedVisits: null,
  costPerCausedVisit: null,
  testableShare: null,
  preAdRatio: null,
  placebo: null,
  leadLag: null,
  smallestEffect: null,
  sharedShare: null,
};
