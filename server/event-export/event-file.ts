import type { EVENT_KIND } from '#server/event-store/codes.js';
import { FILTER_REASON, NO_VIEWER } from '#server/event-store/codes.js';
import type { BinaryRow } from '#server/event-store/copy-binary.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { LocalDay } from './local-day.js';
import type { ViewerNames } from './viewer-names.js';

export type ColumnType = 'uuid' | 'timestamp' | 'date' | 'integer' | 'text';

export interface FileColumn {
  name: string;
  type: ColumnType;
  /** For the description of the schema. */
  description: string;
}

/** uuid and text: string. timestamp: UTC milliseconds. date: YYYY-MM-DD. */
export type FileValue = string | number | null;

/** What the ids and numbers of events mean to a reader outside of the product. */
export interface ExportWords {
  clock: ReportingClock;
  viewers: ViewerNames;
  /** ISO 3166-2 code of a region; null where none is known. */
  regionCode: (regionId: number) => string | null;
  /** The booking and the creative of an impression tag. */
  lineOf: (tagId: number) => { bookingId: number; creativeId: number } | undefined;
}

/** One kind of file of a day. */
export interface EventFile {
  name: 'impressions' | 'webhits' | 'responses';
  /** Counted rows equal the dashboard's figure of this name. */
  figure: string;
  columns: readonly FileColumn[];
  /** A query without parameters for COPY. */
  query: (customerId: number, day: LocalDay) => string;
  /** Reads a row of the query as the values of the columns. */
  read: (row: BinaryRow, day: LocalDay, words: ExportWords) => FileValue[];
  /** The column that says whether a row counts; null where every row does. */
  outcomeAt: number | null;
}

export const COUNTED = 'counted';

/** The words of `outcome`: only counted events are in figures. */
const OUTCOMES: Readonly<Record<number, string>> = {
  [FILTER_REASON.none]: COUNTED,
  [FILTER_REASON.bot]: 'bot',
  [FILTER_REASON.prefetch]: 'prefetch',
  [FILTER_REASON.test]: 'test',
  [FILTER_REASON.control]: 'control',
};

const TIMINGS = ['hour', 'day', 'week'];

const EVENT_ID: FileColumn = { name: 'event_id', type: 'uuid', description: 'Id of the event.' };
const TIMES: readonly FileColumn[] = [
  { name: 'occurred_at', type: 'timestamp', description: 'When it happened (UTC).' },
  { name: 'received_at', type: 'timestamp', description: 'When the product took the call (UTC).' },
  {
    name: 'local_date',
    type: 'date',
    description: 'Day of `occurred_at` in the reporting zone.',
  },
  {
    name: 'daypart',
    type: 'integer',
    description: 'Daypart of `occurred_at` in the reporting zone, 1 to 8.',
  },
];
const LINE: readonly FileColumn[] = [
  { name: 'impression_tag_id', type: 'integer', description: 'Id of the impression tag.' },
  { name: 'booking_id', type: 'integer', description: "Id of the tag's booking." },
  { name: 'creative_id', type: 'integer', description: "Id of the tag's creative." },
];
const SITE_TAG: FileColumn = {
  name: 'site_tag_id',
  type: 'integer',
  description: 'Id of the site tag.',
};
const REGION: FileColumn = {
  name: 'region_code',
  type: 'text',
  description: 'ISO 3166-2 code of the region; null where it is unknown.',
};
const OUTCOME: FileColumn = {
  name: 'outcome',
  type: 'text',
  description:
    '`counted`, or why it is in no figure: `bot`, `prefetch`, `test`, or `control` for an ad that an experiment held back.',
};
const VIEWER: FileColumn = {
  name: 'viewer',
  type: 'text',
  description:
    'A name of the viewer for this receiver alone, which changes about every 30 days; null without a receiver and for viewers that are not known.',
};

const instant = (ms: number) => `timestamptz '${new Date(ms).toISOString()}'`;

const eventsOf =
  (table: keyof typeof EVENT_KIND, tagColumn: string) => (customerId: number, day: LocalDay) =>
    `select event_id, occurred_at, received_at, ${tagColumn}, region_id, filter_reason, viewer
     from event_store.${table}
     where customer_id = ${customerId}
       and occurred_at >= ${instant(day.beginsAtMs)} and occurred_at < ${instant(day.endsAtMs)}`;

/** The columns of EVENT_ID and TIMES. */
function readTimes(
  values: FileValue[],
  row: BinaryRow,
  { localDate }: LocalDay,
  words: ExportWords,
) {
  const eventId = row.uuid();
  const occurredAtMs = row.timestamp();
  values.push(eventId, occurredAtMs, row.timestamp());
  values.push(localDate, words.clock.daypart(occurredAtMs));
}

/** The columns of LINE. */
function readLine(values: FileValue[], row: BinaryRow, words: ExportWords) {
  const tagId = row.int32();
  const line = words.lineOf(tagId);
  values.push(tagId, line?.bookingId ?? null, line?.creativeId ?? null);
}

/** The columns REGION, OUTCOME and VIEWER. */
function readEnd(values: FileValue[], row: BinaryRow, words: ExportWords) {
  values.push(words.regionCode(row.int16()), OUTCOMES[row.int16()] ?? null);
  const viewer = row.uuid();
  values.push(viewer === NO_VIEWER ? null : words.viewers.nameOf(viewer));
}

const IMPRESSIONS: EventFile = {
  name: 'impressions',
  figure: 'impressions',
  columns: [EVENT_ID, ...TIMES, ...LINE, REGION, OUTCOME, VIEWER],
  query: eventsOf('impression', 'tag_id'),
  read: (row, day, words) => {
    const values: FileValue[] = [];
    readTimes(values, row, day, words);
    readLine(values, row, words);
    readEnd(values, row, words);
    return values;
  },
  outcomeAt: 9,
};

const WEBHITS: EventFile = {
  name: 'webhits',
  figure: 'webhits',
  columns: [EVENT_ID, ...TIMES, SITE_TAG, REGION, OUTCOME, VIEWER],
  query: eventsOf('webhit', 'site_tag_id'),
  read: (row, day, words) => {
    const values: FileValue[] = [];
    readTimes(values, row, day, words);
    values.push(row.int32());
    readEnd(values, row, words);
    return values;
  },
  outcomeAt: 7,
};

/** Days after the impression's in which a visit can be credited to it, with one to spare. */
const CREDIT_DAYS = 8;
const DAY_MS = 86_400_000;

const RESPONSES: EventFile = {
  name: 'responses',
  figure: 'responses',
  columns: [
    { name: 'webhit_id', type: 'uuid', description: 'Id of the credited visit.' },
    { name: 'webhit_at', type: 'timestamp', description: 'When the visit happened (UTC).' },
    SITE_TAG,
    { name: 'impression_id', type: 'uuid', description: 'Id of the impression it is credited to.' },
    {
      name: 'impression_at',
      type: 'timestamp',
      description: 'When that impression happened (UTC).',
    },
    { name: 'local_date', type: 'date', description: "The impression's day, in which it counts." },
    { name: 'daypart', type: 'integer', description: "The impression's daypart, 1 to 8." },
    ...LINE,
    { ...REGION, description: "ISO 3166-2 code of the impression's region; null if unknown." },
    {
      name: 'timing',
      type: 'text',
      description: 'How soon the visit came: within an `hour`, a `day` or a `week`.',
    },
    {
      name: 'views',
      type: 'integer',
      description: 'Impressions the viewer had had in the seven days up to the visit.',
    },
  ],
  query: (customerId, { localDate, beginsAtMs, endsAtMs }) =>
    `select webhit_id, webhit_at, site_tag_id, impression_id, impression_at, daypart, tag_id, region_id, timing, views
     from event_store.response
     where customer_id = ${customerId} and local_date = '${localDate}'
       and webhit_at >= ${instant(beginsAtMs)}
       and webhit_at < ${instant(endsAtMs + CREDIT_DAYS * DAY_MS)}`,
  read: (row, { localDate }, words) => {
    const values: FileValue[] = [row.uuid(), row.timestamp(), row.int32()];
    values.push(row.uuid(), row.timestamp(), localDate, row.int16());
    readLine(values, row, words);
    values.push(words.regionCode(row.int16()), TIMINGS[row.int16() - 1] ?? null, row.int32());
    return values;
  },
  outcomeAt: null,
};

/** The files of every exported day. */
export const EVENT_FILES: readonly EventFile[] = [IMPRESSIONS, WEBHITS, RESPONSES];
