import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { Figures } from './figures.js';

const HOUR = 3_600_000;
const UNKNOWN = 1;

interface SlowResponse {
  webhit: QueuedEvent;
  impression: QueuedEvent;
  views: number;
  timing: number;
}

/**
 * The figures of one customer directly from the definitions: each webhit is compared with every
 * other event. Deliberately shares no code with the product; fast enough for some hundred events.
 */
export function slowFigures(events: readonly QueuedEvent[], timeZone: string): Figures {
  const unfiltered = events.filter((event) => event.filterReason === 0);
  const counting = unfiltered.filter((event) => !wasReportedBefore(event, unfiltered));
  const impressions = counting.filter((event) => event.kind === 'impression');
  const webhits = counting.filter((event) => event.kind === 'webhit');
  const responses = webhits.flatMap((webhit) => slowResponse(webhit, impressions, webhits) ?? []);
  const day = (event: QueuedEvent) => localTime(event.occurredAtMs, timeZone);
  const lineOf = (event: QueuedEvent) => `${day(event).date} ${event.tagId} ${event.regionId}`;

  const byDaypart = (events: QueuedEvent[], key: (event: QueuedEvent) => string) =>
    count(events, key, (group) =>
      [1, 2, 3, 4, 5, 6, 7, 8]
        .map((part) => group.filter((event) => day(event).daypart === part).length)
        .join(' '),
    );
  const byResponse = (
    those: SlowResponse[],
    more: (response: SlowResponse) => number[] = () => [],
  ) =>
    count(
      those,
      (response) => {
        const { webhit, impression, timing, views } = response;
        const { daypart } = day(impression);
        return [lineOf(impression), daypart, webhit.tagId, timing, views, ...more(response)].join(
          ' ',
        );
      },
      (group) => String(group.length),
    );

  return {
    responses: responses
      .map(({ webhit, impression, timing, views }) => {
        const { date, daypart } = day(impression);

        return [
          webhit.id,
          webhit.tagId,
          impression.id,
          impression.tagId,
          impression.regionId,
          impression.device,
          date,
          daypart,
          timing,
          views,
        ];
      })
      .map((fields) => fields.join(' '))
      .sort(),
    impressionRollup: byDaypart(impressions, (event) => lineOf(event)),
    responseRollup: byResponse(responses),
    impressionDeviceRollup: byDaypart(
      impressions.filter(({ device }) => device !== UNKNOWN),
      (event) => `${lineOf(event)} ${event.device}`,
    ),
    responseDeviceRollup: byResponse(
      responses.filter(({ impression }) => impression.device !== UNKNOWN),
      ({ impression }) => [impression.device],
    ),
    webhitRollup: count(
      webhits,
      (event) => `${day(event).date} ${event.tagId}`,
      (group) => String(group.length),
    ),
    webhitRegionRollup: count(
      webhits,
      (event) => `${day(event).date} ${event.tagId} ${event.regionId}`,
      (group) => String(group.length),
    ),
  };
}

/** Ids with the key of an ad are UUIDs of version 8, and the key is their last part. */
function wasReportedBefore(event: QueuedEvent, events: readonly QueuedEvent[]): boolean {
  const [, , version = '', , key = ''] = event.id.split('-');
  const isKeyed = event.kind === 'impression' && event.viewer !== null && version.startsWith('8');
  return (
    isKeyed &&
    events.some((other) => {
      const [, , otherVersion = '', , otherKey = ''] = other.id.split('-');
      const isSame =
        other.kind === 'impression' &&
        other.tagId === event.tagId &&
        other.viewer === event.viewer &&
        otherVersion.startsWith('8') &&
        otherKey === key;
      if (!isSame) return false;
      if (other.occurredAtMs === event.occurredAtMs) return other.id < event.id;
      return (
        other.occurredAtMs < event.occurredAtMs &&
        other.occurredAtMs >= event.occurredAtMs - HOUR / 60
      );
    })
  );
}

function slowResponse(
  webhit: QueuedEvent,
  impressions: readonly QueuedEvent[],
  webhits: readonly QueuedEvent[],
): SlowResponse | null {
  if (webhit.viewer === null) return null;

  const isRepeated = webhits.some((other) => {
    if (other.viewer !== webhit.viewer || other.tagId !== webhit.tagId || other.id === webhit.id)
      return false;
    if (other.occurredAtMs === webhit.occurredAtMs) return other.id < webhit.id;
    return (
      other.occurredAtMs < webhit.occurredAtMs &&
      other.occurredAtMs > webhit.occurredAtMs - HOUR / 2
    );
  });
  if (isRepeated) return null;

  const seen = impressions.filter(
    (impression) =>
      impression.viewer === webhit.viewer &&
      impression.occurredAtMs <= webhit.occurredAtMs &&
      webhit.occurredAtMs - impression.occurredAtMs <= 168 * HOUR,
  );

  const latestMs = Math.max(...seen.map((impression) => impression.occurredAtMs));
  const [impression] = seen
    .filter((candidate) => candidate.occurredAtMs === latestMs)
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  if (!impression) return null;

  const elapsed = webhit.occurredAtMs - latestMs;

  return {
    webhit,
    impression,
    views: seen.length,
    timing: elapsed <= HOUR ? 1 : elapsed <= 24 * HOUR ? 2 : 3,
  };
}

function localTime(utcMs: number, timeZone: string): { date: string; daypart: number } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(utcMs);

  const [date = '', time = ''] = text.split(' ');
  const ends = [
    '06:00:00',
    '09:00:00',
    '12:00:00',
    '14:00:00',
    '18:00:00',
    '19:30:00',
    '22:30:00',
    '24:00:00',
  ];

  return { date, daypart: ends.findIndex((end) => time < end) + 1 };
}

function count<T>(
  items: readonly T[],
  key: (item: T) => string,
  text: (group: T[]) => string,
): string[] {
  return [...Map.groupBy(items, key)].map(([name, group]) => `${name} ${text(group)}`).sort();
}
