import type {
  ReferenceFilter,
  ReferenceLine,
  ReferenceScope,
  ReferenceWorld,
} from './reference-scope.js';
import { referenceWilson } from './reference-statistics.js';
import { localMoment, type ReferenceImpression } from './reference-events.js';

/*
 * The report query a second time, event by event, for figures whose visits have all come: derive
 * changes from docs/measures.md and the schema's descriptions, not from the code.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface ReferenceQuestion {
  dimensions: string[];
  metrics: string[];
  granularity: string;
  orderBy: { metric: string; descending: boolean } | null;
  limit: number;
  /** Empty or holding 0: all. */
  devices: number[];
}

/** Place of an event: a value for each dimension that it has. */
type Place = Partial<Record<string, string | number>>;
interface Counted {
  place: Place;
  date: string;
}
type Shown = Counted & { line: ReferenceLine };
type Came = Counted & { afterMs: number; views: number };

const VISIT_ONLY = ['SITE', 'TIMING', 'VIEWS'];
const OF_IMPRESSIONS = ['IMPRESSIONS', 'SPEND', 'CPM', 'IMPRESSIONS_SHARE'];
const OF_ALL_VISITS = [
  'EXPECTED_VISITS',
  'RESPONSE_RATE',
  'RESPONSE_RATE_SO_FAR',
  'COST_PER_VISIT',
  'COST_PER_VISIT_SO_FAR',
];

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function allDimensions({ dimensions, granularity }: ReferenceQuestion): string[] {
  const added = granularity === 'DAYPART_OF_WEEK' ? ['WEEKDAY', 'DAYPART'] : [];
  return [...dimensions, ...added.filter((name) => !dimensions.includes(name))];
}

/** True where the figures have no exact answer. */
export function isUnanswerable(question: ReferenceQuestion): boolean {
  const dimensions = allDimensions(question);
  return question.metrics.some((metric) => {
    if (metric === 'WEBHITS') return dimensions.some((dimension) => dimension !== 'SITE');
    if (OF_IMPRESSIONS.includes(metric))
      return dimensions.some((dimension) => VISIT_ONLY.includes(dimension));
    if (OF_ALL_VISITS.includes(metric))
      return dimensions.includes('TIMING') || dimensions.includes('VIEWS');
    return false;
  });
}

function placeOf({ regionId, device, local }: ReferenceImpression, line: ReferenceLine): Place {
  return {
    CAMPAIGN: line.campaignId,
    BOOKING: line.bookingId,
    CREATIVE: line.creativeId,
    CHANNEL: line.channelId,
    REGION: regionId,
    DEVICE: device,
    WEEKDAY: local.weekday,
    DAYPART: local.daypart,
  };
}

function timingOf(afterMs: number): number {
  if (afterMs <= HOUR_MS) return 1;
  return afterMs <= DAY_MS ? 2 : 3;
}

function periodOf(date: string, granularity: string): string | null {
  if (granularity === 'DAY') return date;
  if (granularity === 'MONTH') return `${date.slice(0, 8)}01`;
  if (granularity !== 'WEEK') return null;
  let at = Date.parse(date);
  while (new Date(at).getUTCDay() !== 1) at -= DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
}

function datesOf({ startDate, endDate }: ReferenceFilter): string[] {
  const dates: string[] = [];
  for (let at = Date.parse(startDate); at <= Date.parse(endDate); at += DAY_MS)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

export function referenceReport(
  world: ReferenceWorld,
  filter: ReferenceFilter,
  scope: ReferenceScope,
  question: ReferenceQuestion,
) {
  const { metrics, granularity } = question;
  const dimensions = allDimensions(question);
  const isChosen = ({ device }: ReferenceImpression) =>
    question.devices.length === 0 ||
    question.devices.includes(0) ||
    question.devices.includes(device);
  const shown = scope.impressions.filter(isChosen).map((impression): Shown => ({
    place: placeOf(impression, impression.line),
    date: impression.local.date,
    line: impression.line,
  }));
  const came = scope.responses
    .filter(({ activatedBy }) => isChosen(activatedBy))
    .map(({ activatedBy, line, siteTagId, afterMs, views }): Came => ({
      place: {
        ...placeOf(activatedBy, line),
        SITE: siteTagId,
        TIMING: timingOf(afterMs),
        VIEWS: views,
      },
      date: activatedBy.local.date,
      afterMs,
      views,
    }));
  const called = scope.siteCalls.map(({ tagId, occurredAtMs }): Counted => ({
    place: { SITE: tagId },
    date: localMoment(occurredAtMs, world.zone).date,
  }));

  const measure = (isIn: (counted: Counted, of: readonly string[]) => boolean) => {
    const ofImpressions = dimensions.filter((name) => !VISIT_ONLY.includes(name));
    const impressions = shown.filter((counted) => isIn(counted, ofImpressions));
    const visits = came.filter((counted) => isIn(counted, dimensions));
    return {
      impressions: impressions.length,
      spend: impressions.reduce((sum, { line }) => sum + line.cpm, 0) / 1000,
      visits: visits.length,
      sameDay: visits.filter(({ afterMs }) => afterMs <= DAY_MS).length,
      views: visits.reduce((sum, { views }) => sum + views, 0),
      webhits: called.filter((counted) => isIn(counted, dimensions)).length,
    };
  };
  const whole = measure(() => true);

  const cell = (metric: string, row: typeof whole) => {
    const rate = over(row.visits, row.impressions);
    const cost = over(row.spend, row.visits);
    const values: Record<string, number | null> = {
      IMPRESSIONS: row.impressions,
      VISITS: row.visits,
      SAME_DAY_VISITS: row.sameDay,
      EXPECTED_VISITS: row.visits,
      WEBHITS: row.webhits,
      SPEND: row.spend,
      CPM: over(row.spend * 1000, row.impressions),
      RESPONSE_RATE: rate,
      RESPONSE_RATE_SO_FAR: rate,
      COST_PER_VISIT: cost,
      COST_PER_VISIT_SO_FAR: cost,
      IMPRESSIONS_SHARE: over(row.impressions, whole.impressions),
      VISITS_SHARE: over(row.visits, whole.visits),
      AVERAGE_VIEWS: over(row.views, row.visits),
    };
    let interval: { low: number; high: number } | null = null;
    if (metric.startsWith('RESPONSE_RATE')) interval = referenceWilson(row.visits, row.impressions);
    if (metric === 'VISITS_SHARE') interval = referenceWilson(row.visits, whole.visits);
    return {
      metric,
      value: values[metric] ?? null,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
    };
  };

  const isOfVisits = dimensions.some((name) => VISIT_ONLY.includes(name));
  const keyOf = ({ place, date }: Counted) =>
    JSON.stringify([periodOf(date, granularity), dimensions.map((name) => place[name])]);
  const keys = new Set([
    ...(isOfVisits ? [] : shown.map(keyOf)),
    ...came.map(keyOf),
    ...(metrics.includes('WEBHITS') ? called.map(keyOf) : []),
  ]);
  if (question.dimensions.length === 0) {
    const weekdays = dimensions.length > 0 ? [1, 2, 3, 4, 5, 6, 7] : [0];
    const dayparts = dimensions.length > 0 ? [1, 2, 3, 4, 5, 6, 7, 8] : [0];
    for (const date of datesOf(filter)) {
      for (const WEEKDAY of weekdays)
        for (const DAYPART of dayparts) keys.add(keyOf({ date, place: { WEEKDAY, DAYPART } }));
    }
  }

  const rows = [...keys].map((key) => {
    const [period, ids] = JSON.parse(key) as [string | null, number[]]; // as keyOf writes it
    const row = measure(
      ({ place, date }, of) =>
        periodOf(date, granularity) === period &&
        of.every((name) => place[name] === ids[dimensions.indexOf(name)]),
    );
    const isSmallSample = isOfVisits
      ? row.visits < 5
      : whole.impressions === 0 || row.impressions * whole.visits < 5 * whole.impressions;
    return { period, ids, row, isSmallSample };
  });

  const rank = ({ row }: (typeof rows)[number]) => {
    const { value } = question.orderBy ? cell(question.orderBy.metric, row) : { value: 0 };
    return value === null ? null : Number(value.toPrecision(12));
  };
  const direction = question.orderBy?.descending ? -1 : 1;
  rows.sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    if (x === null || y === null) {
      if (x !== y) return x === null ? 1 : -1;
    } else if (x !== y) return (x - y) * direction;
    if (a.period !== b.period) return (a.period ?? '') < (b.period ?? '') ? -1 : 1;
    const at = a.ids.findIndex((id, index) => id !== b.ids[index]);
    return at === -1 ? 0 : (a.ids[at] ?? 0) - (b.ids[at] ?? 0);
  });

  return {
    rowCount: rows.length,
    totals: metrics.map((metric) => cell(metric, whole)),
    rows: rows.slice(0, question.limit).map(({ period, ids, row, isSmallSample }) => ({
      periodStart: period,
      dimensions: dimensions.map((dimension, index) => ({ dimension, valueId: ids[index] })),
      cells: metrics.map((metric) => cell(metric, row)),
      isSmallSample,
    })),
  };
}
