import type { ReferenceFilter, ReferenceScope } from './reference-scope.js';
import { referenceCorrelationInterval } from './reference-statistics.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function referenceDays(
  { startDate, endDate }: ReferenceFilter,
  { impressions, responses }: ReferenceScope,
) {
  const dates: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += DAY_MS) {
    dates.push(new Date(at).toISOString().slice(0, 10));
  }

  const rows = dates.map((date) => {
    const came = responses.filter(({ activatedBy }) => activatedBy.local.date === date);
    return {
      date,
      totalImpressions: impressions.filter(({ local }) => local.date === date).length,
      sameDay: came.filter(({ afterMs }) => afterMs <= DAY_MS).length,
      totalResponses: came.length,
    };
  });

  const points = rows.map((row): [number, number] => [row.totalImpressions, row.totalResponses]);
  const r = pearson(points);

  return {
    rows,
    correlation: r ?? 0,
    correlationInterval: referenceCorrelationInterval(points, r),
  };
}

function pearson(points: readonly [number, number][]): number | null {
  const n = points.length;
  const of = (value: (point: [number, number]) => number) => sum(points.map(value));
  const spreadX = n * of(([x]) => x * x) - of(([x]) => x) ** 2;
  const spreadY = n * of(([, y]) => y * y) - of(([, y]) => y) ** 2;
  if (spreadX === 0 || spreadY === 0) return null;
  return (
    (n * of(([x, y]) => x * y) - of(([x]) => x) * of(([, y]) => y)) / Math.sqrt(spreadX * spreadY)
  );
}
