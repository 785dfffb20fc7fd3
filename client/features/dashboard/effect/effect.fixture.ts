import { HttpResponse } from 'msw/http';
import type { EffectDimension } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';
import { UNCOUNTED_EFFECT } from '#client/testing/uncounted-effect';
import type { Effect, EffectRow } from './effect-figures';

export const MEASURED: Effect = {
  startDate: '2026-03-01',
  endDate: '2026-03-08',
  countedAt: '2026-03-16T01:00:00Z',
  hasNewerEvents: false,
  leftOut: [],
  verdict: 'MEASURED',
  reason: null,
  creditedVisits: 1000,
  spend: 2000,
  causedVisits: { value: 800, low: 700, high: 900 },
  costPerCausedVisit: { value: 2.5, low: 2.22, high: 2.86 },
  testableShare: 0.91,
  preAdRatio: { value: 1.02, low: 0.95, high: 1.1 },
  placebo: { value: 800, low: 710, high: 890 },
  leadLag: { value: 780, low: 700, high: 860 },
  smallestEffect: 140,
  sharedShare: 0.03,
};

export const AT_LEAST: Effect = {
  ...MEASURED,
  verdict: 'AT_LEAST',
  causedVisits: { value: 300, low: 200, high: 600 },
  costPerCausedVisit: { value: 6.67, low: 3.33, high: 10 },
};

export const NONE: Effect = {
  ...AT_LEAST,
  causedVisits: { value: 40, low: 0, high: 90 },
  costPerCausedVisit: { value: null, low: 22.22, high: null },
};

export const TOO_FEW: Effect = {
  ...MEASURED,
  verdict: 'UNDETERMINED',
  reason: 'TOO_FEW_VISITS',
  causedVisits: null,
  costPerCausedVisit: null,
};

/** Nothing is covered, for a reason. */
export const uncovered = (reason: NonNullable<Effect['reason']>): Effect => ({
  ...UNCOUNTED_EFFECT,
  reason,
});

export const rowOf = (row: Partial<EffectRow> = {}): EffectRow => ({
  rowId: 31,
  name: 'Harvest 30s',
  creditedVisits: 600,
  spend: 1200,
  verdict: 'MEASURED',
  reason: null,
  causedVisits: { value: 480, low: 400, high: 560 },
  costPerCausedVisit: { value: 2.5, low: 2.14, high: 3 },
  ...row,
});

interface EffectAnswers {
  effect?: () => Effect | Response;
  rows?: (dimension: EffectDimension) => EffectRow[] | Response;
}

/** Answers both requests of the Effect view. */
export function answerEffect(
  server: ReturnType<typeof graphqlServer>,
  { effect = () => MEASURED, rows = () => [rowOf()] }: EffectAnswers = {},
) {
  server.use(
    endpoint.query('DashboardEffect', () => {
      const answer = effect();
      if (answer instanceof Response) return answer;
      return HttpResponse.json({ data: { dashboard: { effect: answer } } });
    }),
    endpoint.query('DashboardEffectRows', ({ variables }) => {
      const answer = rows(variables.dimension as EffectDimension); // msw does not know our operations
      if (answer instanceof Response) return answer;
      return HttpResponse.json({ data: { dashboard: { effect: { rows: answer } } } });
    }),
  );
}
