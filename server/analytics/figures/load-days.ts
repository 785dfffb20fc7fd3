import type { PoolClient } from 'pg';
import { narrow } from './counters.js';
import type { DayFigures, WebhitFigures } from './day-figures.js';
import { PACKED_IMPRESSIONS, unpackImpressions } from './packed-impressions.js';
import { PACKED_RESPONSES, unpackResponses } from './packed-responses.js';
import { copyOut } from '../../event-store/copy-stream.js';
import { localDateOfDay } from '../../event-store/reporting-time.js';

const PACKED_WEBHITS = 'int4send(site_tag_id) || int8send(webhits)';
const WEBHIT_BYTES = 12;
const NOTHING = Buffer.alloc(0);

/** The figures of a day on which nothing was ever counted. */
export const EMPTY_DAY: DayFigures = {
  version: 0,
  impressions: unpackImpressions(NOTHING),
  responses: unpackResponses(NOTHING),
  webhits: unpackWebhits(NOTHING),
};

/** Reads whole days from the rollups, in the client's transaction. `versions` says which, by day number. */
export async function loadDays(
  client: PoolClient,
  customerId: number,
  versions: ReadonlyMap<number, number>,
): Promise<Map<number, DayFigures>> {
  const days = new Map<number, DayFigures>();
  for (const [day, version] of versions) days.set(day, { ...EMPTY_DAY, version });

  const copyDays = (table: string, packed: string, use: (bytes: Buffer) => Partial<DayFigures>) =>
    copyOut(
      client,
      `select local_date, string_agg(${packed}, '') from event_store.${table}
       where customer_id = ${Math.trunc(customerId)} and ${datesIn([...versions.keys()])} group by local_date`,
      (row) => {
        const day = row.date();
        days.set(day, { ...(days.get(day) ?? EMPTY_DAY), ...use(row.bytes()) });
      },
    );
  await copyDays('impression_rollup', PACKED_IMPRESSIONS, (bytes) => ({ impressions: unpackImpressions(bytes) }));
  await copyDays('response_rollup', PACKED_RESPONSES, (bytes) => ({ responses: unpackResponses(bytes) }));
  await copyDays('webhit_rollup', PACKED_WEBHITS, (bytes) => ({ webhits: unpackWebhits(bytes) }));
  return days;
}

/** A range where there are no gaps: the planner then sees one stretch of the key. */
function datesIn(days: readonly number[]): string {
  const first = Math.min(...days);
  const last = Math.max(...days);
  if (last - first + 1 === days.length)
    return `local_date between '${localDateOfDay(first)}' and '${localDateOfDay(last)}'`;
  return `local_date = any('{${days.map(localDateOfDay).join(',')}}')`;
}

function unpackWebhits(bytes: Buffer): WebhitFigures {
  const rows = Array.from({ length: bytes.length / WEBHIT_BYTES }, (_, row) => row * WEBHIT_BYTES);
  return {
    siteIds: Int32Array.from(rows, (at) => bytes.readInt32BE(at)),
    counts: narrow(rows.map((at) => Number(bytes.readBigInt64BE(at + 4)))),
  };
}
