/*
 * A plain, slow implementation of docs/glossary.md and docs/measures.md as a reference for the
 * product. It shares no code with the product: derive changes from the documents, not from the
 * code.
 */

export interface RawEvent {
  id: string;
  kind: 'impression' | 'webhit';
  /** Impression tag or site tag. */
  tagId: number;
  occurredAtMs: number;
  viewer: string | null;
  regionId: number;
  /** 1 Unknown, 2 TV, 3 Phone, 4 Tablet, 5 Computer, 6 Console. */
  device: 1 | 2 | 3 | 4 | 5 | 6;
  /** A declared bot or a prefetch: stored, in no figure. */
  isFiltered: boolean;
}

export interface LocalMoment {
  date: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  /** 1 Night to 8 Off-Peak. */
  daypart: number;
}

export interface ReferenceImpression extends RawEvent {
  local: LocalMoment;
}

export interface ReferenceResponse {
  siteTagId: number;
  activatedBy: ReferenceImpression;
  views: number;
  afterMs: number;
}

const MINUTE_MS = 60 * 1000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
/** The end of each daypart, as HH:MM of the local clock. */
const DAYPART_ENDS = ['06:00', '09:00', '12:00', '14:00', '18:00', '19:30', '22:30', '24:00'];

export function localMoment(utcMs: number, zone: string): LocalMoment {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
  });

  const part = (type: string) =>
    format.formatToParts(utcMs).find((found) => found.type === type)?.value ?? '';
  const clock = `${part('hour')}:${part('minute')}`;

  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
    daypart: DAYPART_ENDS.findIndex((end) => clock < end) + 1,
  };
}

export function referenceImpressions(
  events: readonly RawEvent[],
  zone: string,
): ReferenceImpression[] {
  return events
    .filter(({ kind, isFiltered }) => kind === 'impression' && !isFiltered)
    .map((event) => ({ ...event, local: localMoment(event.occurredAtMs, zone) }));
}

export const referenceWebhits = (events: readonly RawEvent[]): RawEvent[] =>
  events.filter(({ kind, isFiltered }) => kind === 'webhit' && !isFiltered);

export function referenceResponses(events: readonly RawEvent[], zone: string): ReferenceResponse[] {
  const impressions = referenceImpressions(events, zone);
  const webhits = referenceWebhits(events);

  return webhits
    .filter((webhit) => isVisit(webhit, webhits))
    .flatMap((visit) => {
      const seen = impressions.filter(
        ({ viewer, occurredAtMs }) =>
          viewer === visit.viewer &&
          occurredAtMs <= visit.occurredAtMs &&
          occurredAtMs >= visit.occurredAtMs - WEEK_MS,
      );

      const [activatedBy] = [...seen].sort(
        (a, b) => b.occurredAtMs - a.occurredAtMs || (a.id < b.id ? 1 : -1),
      );
      if (!activatedBy) return [];

      const afterMs = visit.occurredAtMs - activatedBy.occurredAtMs;

      return [{ siteTagId: visit.tagId, activatedBy, views: seen.length, afterMs }];
    });
}

function isVisit(webhit: RawEvent, webhits: readonly RawEvent[]): boolean {
  if (webhit.viewer === null) return false;
  return !webhits.some(
    (other) =>
      other.viewer === webhit.viewer &&
      other.tagId === webhit.tagId &&
      ((other.occurredAtMs > webhit.occurredAtMs - HALF_HOUR_MS &&
        other.occurredAtMs < webhit.occurredAtMs) ||
        (other.occurredAtMs === webhit.occurredAtMs && other.id < webhit.id)),
  );
}
