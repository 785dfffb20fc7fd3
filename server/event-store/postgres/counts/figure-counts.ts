import type { ClientBase } from 'pg';
import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { CountChange, FigureChanges } from '#server/event-store/port/count-changes.js';
import { readTransactionId } from '#server/event-store/postgres/transaction-id.js';
import { addToCounts, removeEmptied, type CounterTable } from './counter-table.js';

/** In the order in which every transaction writes them. */
const TABLES: Record<keyof FigureChanges, CounterTable> = {
  impressions: {
    table: 'event_store.impression_rollup',
    keys: { customer_id: 'integer', local_date: 'date', tag_id: 'integer', region_id: 'smallint' },
    counts: DAYPART_COLUMNS,
  },
  responses: {
    table: 'event_store.response_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      tag_id: 'integer',
      region_id: 'smallint',
      daypart: 'smallint',
      site_tag_id: 'integer',
      timing: 'smallint',
      views: 'integer',
    },
    counts: ['responses'],
  },
  webhits: {
    table: 'event_store.webhit_rollup',
    keys: { customer_id: 'integer', local_date: 'date', site_tag_id: 'integer' },
    counts: ['webhits'],
  },
  regionWebhits: {
    table: 'event_store.webhit_region_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      site_tag_id: 'integer',
      region_id: 'smallint',
    },
    counts: ['webhits'],
  },
  pings: {
    table: 'event_store.site_ping',
    keys: { customer_id: 'integer', site_tag_id: 'integer', minute: 'timestamptz' },
    counts: ['pings'],
  },
};
const FIGURES = ['impressions', 'responses', 'webhits', 'regionWebhits', 'pings'] as const;

const DAY_VERSIONS: CounterTable = {
  table: 'event_store.day_version',
  keys: { customer_id: 'integer', local_date: 'date' },
  counts: ['version'],
  changedIn: 'changed_in',
};

export async function addFigures(client: ClientBase, changes: FigureChanges): Promise<void> {
  const transaction = await readTransactionId(client);
  for (const figure of FIGURES) {
    const changed = changes[figure].changed();
    await addToCounts(client, TABLES[figure], changed);
    await removeEmptied(client, TABLES[figure], changed);
  }

  await addToCounts(client, DAY_VERSIONS, dayVersions(changes), transaction);
}

/** One more for every local day with a changed figure. */
function dayVersions({ impressions, responses, webhits }: FigureChanges): CountChange[] {
  const versions = new Map<string, CountChange>();

  for (const figures of [impressions, responses, webhits]) {
    for (const { keys } of figures.changed()) {
      const [customerId = 0, localDay = 0] = keys;
      versions.set(`${customerId}:${localDay}`, { keys: [customerId, localDay], counts: [1] });
    }
  }

  return [...versions.values()];
}
