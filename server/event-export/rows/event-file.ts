import { DEVICE, FILTER_REASON } from '#server/event-store/codes.js';
import type { FixedType } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import type { LocalDay } from '../local-day.js';
import type { ExportTexts } from './export-texts.js';
import * as column from './file-columns.js';
import type { FileColumn } from './file-columns.js';

/** Fields of the query that are in the file as they are. */
export interface CopiedPiece {
  kind: 'uuid' | 'timestamp' | 'integer' | 'viewer';
  column: FileColumn;
  /** Its field of the query. */
  field: string;
}

export type Value = string | number | null;

/** Neighbouring columns that follow from few numbers, so that many rows have the same values. */
export interface RepeatedPiece {
  kind: 'repeated';
  columns: readonly FileColumn[];
  /** The numbers: an id, and others, below 16 but for the first. An instant is its daypart. */
  id: string;
  small: readonly string[];
  values: (numbers: Readonly<Record<string, number>>, day: LocalDay, words: ExportTexts) => Value[];
}

export type FilePiece = CopiedPiece | RepeatedPiece;

/** One kind of file of a day. */
export interface EventFile {
  /** Counted rows equal the dashboard's figure of this name. */
  name: 'impressions' | 'webhits' | 'responses';
  /** The columns of the query, none of which is ever null, by name. */
  fields: Readonly<Record<string, FixedType>>;
  /** Text after `from` in the query; it has no parameters. */
  source: (customerId: number, day: LocalDay) => string;
  /** The pieces are in the order of the columns. */
  pieces: readonly FilePiece[];
}

export const listColumns = ({ pieces }: EventFile): FileColumn[] =>
  pieces.flatMap((piece) => (piece.kind === 'repeated' ? piece.columns : [piece.column]));

export const queryOf = (file: EventFile, customerId: number, day: LocalDay): string =>
  `select ${Object.keys(file.fields).join(', ')} from ${file.source(customerId, day)}`;

export const COUNTED = 'counted';

/** The words of `outcome`: only counted events are in figures. */
const OUTCOMES: Readonly<Record<number, string>> = {
  [FILTER_REASON.none]: COUNTED,
  [FILTER_REASON.bot]: 'bot',
  [FILTER_REASON.prefetch]: 'prefetch',
  [FILTER_REASON.test]: 'test',
  [FILTER_REASON.control]: 'control',
  [FILTER_REASON.repeated]: 'repeated',
};

const TIMINGS = ['hour', 'day', 'week'];

const instant = (ms: number) => `timestamptz '${new Date(ms).toISOString()}'`;

const eventsOf = (table: 'impression' | 'webhit') => (customerId: number, day: LocalDay) =>
  `event_store.${table}
   where customer_id = ${customerId}
     and occurred_at >= ${instant(day.beginsAtMs)} and occurred_at < ${instant(day.endsAtMs)}`;

const eventFields = (tagField: string): EventFile['fields'] => ({
  event_id: 'uuid',
  occurred_at: 'timestamp',
  received_at: 'timestamp',
  [tagField]: 'int32',
  region_id: 'int16',
  filter_reason: 'int16',
  device: 'int16',
  viewer: 'uuid',
});

const EVENT_HEAD: readonly FilePiece[] = [
  { kind: 'uuid', column: column.EVENT_ID, field: 'event_id' },
  { kind: 'timestamp', column: column.OCCURRED_AT, field: 'occurred_at' },
  { kind: 'timestamp', column: column.RECEIVED_AT, field: 'received_at' },
];
const EVENT_SMALL = ['region_id', 'occurred_at', 'filter_reason', 'device'];
const EVENT_END: FilePiece = { kind: 'viewer', column: column.VIEWER, field: 'viewer' };

const DEVICE_IDS = new Map<number, string>(Object.entries(DEVICE).map(([id, code]) => [code, id]));
const deviceOf = (code = -1) => DEVICE_IDS.get(code) ?? null;

const outcomeOf = (filterReason = -1) => OUTCOMES[filterReason] ?? null;

function lineValues(tagId: number, words: ExportTexts): Value[] {
  const line = words.lineOf(tagId);
  return [tagId, line?.bookingId ?? null, line?.creativeId ?? null];
}

const IMPRESSIONS: EventFile = {
  name: 'impressions',
  fields: eventFields('tag_id'),
  source: eventsOf('impression'),
  pieces: [
    ...EVENT_HEAD,
    {
      kind: 'repeated',
      columns: [
        ...column.EVENT_DAY,
        ...column.LINE,
        column.REGION,
        column.OUTCOME,
        column.DEVICE_KIND,
      ],
      id: 'tag_id',
      small: EVENT_SMALL,
      values: (
        { tag_id = 0, occurred_at = 0, region_id = 0, filter_reason, device },
        day,
        words,
      ) => [
        day.localDate,
        occurred_at,
        ...lineValues(tag_id, words),
        words.regionCode(region_id),
        outcomeOf(filter_reason),
        deviceOf(device),
      ],
    },
    EVENT_END,
  ],
};

const WEBHITS: EventFile = {
  name: 'webhits',
  fields: eventFields('site_tag_id'),
  source: eventsOf('webhit'),
  pieces: [
    ...EVENT_HEAD,
    {
      kind: 'repeated',
      columns: [
        ...column.EVENT_DAY,
        column.SITE_TAG,
        column.REGION,
        column.OUTCOME,
        column.DEVICE_KIND,
      ],
      id: 'site_tag_id',
      small: EVENT_SMALL,
      values: (
        { site_tag_id = 0, occurred_at = 0, region_id = 0, filter_reason, device },
        day,
        words,
      ) => [
        day.localDate,
        occurred_at,
        site_tag_id,
        words.regionCode(region_id),
        outcomeOf(filter_reason),
        deviceOf(device),
      ],
    },
    EVENT_END,
  ],
};

/** Days after the impression's in which a visit can be credited to it, with one to spare. */
const CREDIT_DAYS = 8;
const DAY_MS = 86_400_000;

const RESPONSES: EventFile = {
  name: 'responses',
  fields: {
    webhit_id: 'uuid',
    webhit_at: 'timestamp',
    site_tag_id: 'int32',
    impression_id: 'uuid',
    impression_at: 'timestamp',
    daypart: 'int16',
    tag_id: 'int32',
    region_id: 'int16',
    timing: 'int16',
    device: 'int16',
    views: 'int32',
  },
  source: (customerId, { localDate, beginsAtMs, endsAtMs }) =>
    `event_store.response
     where customer_id = ${customerId} and local_date = '${localDate}'
       and webhit_at >= ${instant(beginsAtMs)}
       and webhit_at < ${instant(endsAtMs + CREDIT_DAYS * DAY_MS)}`,
  pieces: [
    { kind: 'uuid', column: column.WEBHIT_ID, field: 'webhit_id' },
    { kind: 'timestamp', column: column.WEBHIT_AT, field: 'webhit_at' },
    {
      kind: 'repeated',
      columns: [column.SITE_TAG],
      id: 'site_tag_id',
      small: [],
      values: ({ site_tag_id = 0 }) => [site_tag_id],
    },
    { kind: 'uuid', column: column.IMPRESSION_ID, field: 'impression_id' },
    { kind: 'timestamp', column: column.IMPRESSION_AT, field: 'impression_at' },
    {
      kind: 'repeated',
      columns: [
        ...column.RESPONSE_DAY,
        ...column.LINE,
        column.IMPRESSION_REGION,
        column.RESPONSE_TIMING,
        column.IMPRESSION_DEVICE,
      ],
      id: 'tag_id',
      small: ['region_id', 'daypart', 'timing', 'device'],
      values: ({ tag_id = 0, daypart = 0, region_id = 0, timing = 0, device }, day, words) => [
        day.localDate,
        daypart,
        ...lineValues(tag_id, words),
        words.regionCode(region_id),
        TIMINGS[timing - 1] ?? null,
        deviceOf(device),
      ],
    },
    { kind: 'integer', column: column.VIEWS, field: 'views' },
  ],
};

/** The files of every exported day. */
export const EVENT_FILES: readonly EventFile[] = [IMPRESSIONS, WEBHITS, RESPONSES];
