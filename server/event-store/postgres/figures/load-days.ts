import { setImmediate } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { DeviceCode } from '#server/event-store/codes.js';
import { EMPTY_DAY } from '#server/event-store/figures/empty-day.js';
import { narrow } from '#server/event-store/figures/counters.js';
import type { DayFigures, WebhitFigures } from '#server/event-store/figures/day-figures.js';
import { datesIn } from './dates-in.js';
import { deviceRows } from './device-rows.js';
import { PACKED_IMPRESSIONS, unpackImpressions } from './packed-impressions.js';
import { PACKED_RESPONSES, unpackResponses } from './packed-responses.js';
import {
  figureRowsAsOf,
  type RecordedFigure,
} from '#server/event-store/postgres/counts/figure-changes.js';
import { FIGURE_TABLES } from '#server/event-store/postgres/counts/figure-tables.js';
import { copyOut } from '#server/event-store/postgres/copy/copy-stream.js';

const WEBHIT_BYTES = 12;

/** A rollup, its row as bytes, and the decoder of a day's rows. */
const PARTS: readonly {
  figure: RecordedFigure;
  packed: string;
  unpack: (bytes: Buffer) => Partial<DayFigures>;
}[] = [
  {
    figure: 'impressions',
    packed: PACKED_IMPRESSIONS,
    unpack: (bytes) => ({ impressions: unpackImpressions(bytes) }),
  },
  {
    figure: 'responses',
    packed: PACKED_RESPONSES,
    unpack: (bytes) => ({ responses: unpackResponses(bytes) }),
  },
  {
    figure: 'webhits',
    packed: 'int4send(site_tag_id) || int8send(webhits)',
    unpack: (bytes) => ({ webhits: unpackWebhits(bytes) }),
  },
];

/**
 * One piece is read while the previous one is decoded. A year at once bounds the memory, and the
 * planner can still scan it well.
 */
const DAYS_PER_PIECE = 366;

/** SQL, to stand after `from`: the rows of a figure on the dates of a condition. */
type RowsOf = (figure: RecordedFigure, dates: string) => string;

const withinSql = (customerId: number, dates: string) =>
  `customer_id = ${Math.trunc(customerId)} and ${dates}`;

const storedRows =
  (customerId: number): RowsOf =>
  (figure, dates) =>
    `${FIGURE_TABLES[figure].table} where ${withinSql(customerId, dates)}`;

/** The rows as they were then. */
export const earlierRows =
  (customerId: number, asOf: Date): RowsOf =>
  (figure, dates) =>
    figureRowsAsOf(figure, customerId, dates, asOf);

/** The rows that the impressions on these devices alone would make; webhits have none. */
export const rowsOfDevices =
  (customerId: number, devices: readonly DeviceCode[]): RowsOf =>
  (figure, dates) =>
    figure === 'webhits'
      ? storedRows(customerId)(figure, dates)
      : deviceRows(figure, withinSql(customerId, dates), devices);

/**
 * Reads whole days from the rollups, in the transaction of each client; several clients must see
 * the same snapshot. `versions` holds the version of each day, by day number.
 */
export async function loadDays(
  clients: readonly ClientBase[],
  customerId: number,
  versions: ReadonlyMap<number, number>,
  rowsOf: RowsOf = storedRows(customerId),
): Promise<Map<number, DayFigures>> {
  const days = new Map<number, DayFigures>();
  for (const [day, version] of versions) days.set(day, { ...EMPTY_DAY, version });

  const wanted = [...versions.keys()].sort((a, b) => a - b);
  const readings = PARTS.flatMap((part) => piecesOf(wanted).map((piece) => ({ part, piece })));
  const readNext = async (client: ClientBase) => {
    let unpackLast = () => Promise.resolve();
    for (let reading = readings.shift(); reading; reading = readings.shift()) {
      const { part, piece } = reading;
      const rows = rowsOf(part.figure, datesIn(piece));
      const query = `select local_date, string_agg(${part.packed}, '') from ${rows} group by local_date`;
      const [packed] = await Promise.all([copyPackedDays(client, query), unpackLast()]);
      unpackLast = async () => {
        await setImmediate();
        for (const { day, bytes } of packed)
          days.set(day, { ...(days.get(day) ?? EMPTY_DAY), ...part.unpack(bytes) });
      };
    }

    await unpackLast();
  };
  await Promise.all(clients.map(readNext));
  return days;
}

const piecesOf = (days: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(days.length / DAYS_PER_PIECE) }, (_, piece) =>
    days.slice(piece * DAYS_PER_PIECE, (piece + 1) * DAYS_PER_PIECE),
  );

interface PackedDay {
  day: number;
  bytes: Buffer;
}

async function copyPackedDays(client: ClientBase, query: string): Promise<PackedDay[]> {
  const days: PackedDay[] = [];
  await copyOut(client, query, (row) =>
    days.push({ day: row.date(), bytes: Buffer.from(row.bytes()) }),
  );
  return days;
}

function unpackWebhits(bytes: Buffer): WebhitFigures {
  const rows = Array.from({ length: bytes.length / WEBHIT_BYTES }, (_, row) => row * WEBHIT_BYTES);
  return {
    siteIds: Int32Array.from(rows, (at) => bytes.readInt32BE(at)),
    counts: narrow(rows.map((at) => Number(bytes.readBigInt64BE(at + 4)))),
  };
}
