import type { EVENT_KIND } from '#server/event-store/codes.js';
import { FILTER_REASON } from '#server/event-store/codes.js';
import type { BinaryRow } from '#server/event-store/copy-binary.js';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { LocalDay } from './local-day.js';
import type { RowSink } from './event-sink.js';

export type ColumnType = 'uuid' | 'timestamp' | 'date' | 'integer' | 'text';

export interface FileColumn {
  name: string;
  type: ColumnType;
  /** For the description of the schema. */
  description: string;
}

/** What the ids and numbers of events mean to a reader outside of the product. */
export interface ExportWords {
  clock: ReportingClock;
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
  /** Writes the values of the columns from a row of the query; answers whether the row counts. */
  write: (sink: RowSink, row: BinaryRow, day: LocalDay, words: ExportWords) => string;
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
function writeTimes(sink: RowSink, row: BinaryRow, { localDate }: LocalDay, words: ExportWords) {
  sink.uuid(row);
  const occurredAtMs = row.timestamp();
  sink.timestamp(occurredAtMs);
  sink.timestamp(row.timestamp());
  sink.date(localDate);
  sink.integer(words.clock.daypart(occurredAtMs));
}

/** The columns of LINE. */
function writeLine(sink: RowSink, row: BinaryRow, words: ExportWords) {
  const tagId = row.int32();
  const line = words.lineOf(tagId);
  sink.integer(tagId);
  sink.integer(line?.bookingId ?? null);
  sink.integer(line?.creativeId ?? null);
}

/** The columns REGION, OUTCOME and VIEWER. */
function writeEnd(sink: RowSink, row: BinaryRow, words: ExportWords): string {
  sink.text(words.regionCode(row.int16()));
  const outcome = OUTCOMES[row.int16()] ?? null;
  sink.text(outcome);
  sink.viewer(row);
  return String(outcome);
}

const IMPRESSIONS: EventFile = {
  name: 'impressions',
  figure: 'impressions',
  columns: [EVENT_ID, ...TIMES, ...LINE, REGION, OUTCOME, VIEWER],
  query: eventsOf('impression', 'tag_id'),
  write: (sink, row, day, words) => {
    writeTimes(sink, row, day, words);
    writeLine(sink, row, words);
    return writeEnd(sink, row, words);
  },
};

const WEBHITS: EventFile = {
  name: 'webhits',
  figure: 'webhits',
  columns: [EVENT_ID, ...TIMES, SITE_TAG, REGION, OUTCOME, VIEWER],
  query: eventsOf('webhit', 'site_tag_id'),
  write: (sink, row, day, words) => {
    writeTimes(sink, row, day, words);
    sink.integer(row.int32());
    return writeEnd(sink, row, words);
  },
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
  write: (sink, row, { localDate }, words) => {
    sink.uuid(row);
    sink.timestamp(row.timestamp());
    sink.integer(row.int32());
    sink.uuid(row);
    sink.timestamp(row.timestamp());
    sink.date(localDate);
    sink.integer(row.int16());
    writeLine(sink, row, words);
    sink.text(words.regionCode(row.int16()));
    sink.text(TIMINGS[row.int16() - 1] ?? null);
    sink.integer(row.int32());
    return COUNTED;
  },
};

/** The files of every exported day. */
export const EVENT_FILES: readonly EventFile[] = [IMPRESSIONS, WEBHITS, RESPONSES];
