import type { ClientBase } from 'pg';
import { LEDGER_COUNTS } from '#server/event-store/ledger.js';
import type { CallChanges } from '#server/event-store/contract/count-changes.js';
import { CALL_COLUMNS, FLAG_COLUMNS, TAG_FLAGS } from '#server/event-store/tag-health.js';
import { addToCounts, type CounterTable } from './counter-table.js';

const LEDGER: CounterTable = {
  table: 'event_store.ledger',
  keys: { customer_id: 'integer', kind: 'smallint', tag_id: 'integer', minute: 'timestamptz' },
  counts: LEDGER_COUNTS,
};

const TAG_HEALTH: CounterTable = {
  table: 'event_store.tag_health',
  keys: { customer_id: 'integer', kind: 'smallint', tag_id: 'integer', hour: 'timestamptz' },
  counts: [...CALL_COLUMNS, ...TAG_FLAGS.map((flag) => FLAG_COLUMNS[flag])],
};

export async function addCalls(client: ClientBase, { ledger, health }: CallChanges): Promise<void> {
  await addToCounts(client, LEDGER, ledger.changed());
  await addToCounts(client, TAG_HEALTH, health.changed());
}
