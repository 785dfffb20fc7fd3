import type { ClientBase } from 'pg';
import type { CountChange, FigureChanges } from '#server/event-store/contract/count-changes.js';
import { readTransactionId } from '#server/event-store/postgres/transaction-id.js';
import { addToCounts, removeEmptied, type CounterTable } from './counter-table.js';
import { recordChanges } from './figure-changes.js';
import { FIGURE_TABLES } from './figure-tables.js';

const FIGURES = [
  'impressions',
  'responses',
  'deviceImpressions',
  'deviceResponses',
  'webhits',
  'regionWebhits',
  'pings',
] as const;

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
    await addToCounts(client, FIGURE_TABLES[figure], changed);
    await removeEmptied(client, FIGURE_TABLES[figure], changed);
  }

  await recordChanges(client, changes);
  await addToCounts(client, DAY_VERSIONS, dayVersions(changes), transaction);
}

/** One more for every local day with a changed figure. */
function dayVersions({
  impressions,
  responses,
  deviceImpressions,
  deviceResponses,
  webhits,
}: FigureChanges): CountChange[] {
  const versions = new Map<string, CountChange>();

  const ofDays = [impressions, responses, deviceImpressions, deviceResponses, webhits];
  for (const figures of ofDays) {
    for (const { keys } of figures.changed()) {
      const [customerId = 0, localDay = 0] = keys;
      versions.set(`${customerId}:${localDay}`, { keys: [customerId, localDay], counts: [1] });
    }
  }

  return [...versions.values()];
}
