import type { ClientBase } from 'pg';
import { copyOut } from '#server/event-store/postgres/copy/copy-stream.js';
import { localDateOfDay } from '#server/event-store/reporting-time.js';
import type { EffectCell } from '#server/measurement/estimates/effect-cell.js';
import type { EffectRun } from './effect-runs.js';
import { decodeLineCells } from './line-cells.js';
import { decodeRunWeights, type RunWeights } from './run-weights.js';

/** Some days of a customer, since 1970-01-01, both included; whole numbers only. */
export interface EvidenceDays {
  customerId: number;
  firstDay: number;
  lastDay: number;
}

const whereDays = ({ customerId, firstDay, lastDay }: EvidenceDays) =>
  `customer_id = ${Math.trunc(customerId)}
   and local_date between '${localDateOfDay(firstDay)}' and '${localDateOfDay(lastDay)}'`;

/** Streams the events of a run's days; the bytes are valid only until the next day. */
export const readEvents = (
  client: ClientBase,
  days: EvidenceDays,
  onDay: (day: number, events: Buffer) => void,
): Promise<void> =>
  copyOut(
    client,
    `select local_date, events from event_store.effect_day where ${whereDays(days)}`,
    (row) => onDay(row.date(), row.bytes()),
  );

export async function readRunWeights(
  client: ClientBase,
  customerId: number,
  { firstDay }: EffectRun,
): Promise<RunWeights> {
  const { rows } = await client.query<{ weights: Buffer }>({
    name: 'effect_weights',
    text: 'select weights from event_store.effect_recount where customer_id = $1 and start_date = $2',
    values: [customerId, localDateOfDay(firstDay)],
  });
  const [row] = rows;
  if (!row) throw new Error('the run was counted again');
  return decodeRunWeights(row.weights);
}

export interface StoredCell {
  /** Days since 1970-01-01. */
  day: number;
  tagId: number;
  cell: EffectCell;
}

/** Streams the cells of lines of a run's days. */
export const readLineCells = (
  client: ClientBase,
  days: EvidenceDays,
  onCell: (stored: StoredCell) => void,
): Promise<void> =>
  copyOut(
    client,
    `select local_date, lines from event_store.effect_day where ${whereDays(days)}`,
    (row) => {
      const day = row.date();
      decodeLineCells(row.bytes(), (tagId, cell) => onCell({ day, tagId, cell }));
    },
  );
