import type { ClientBase } from 'pg';

/**
 * The id of the running transaction, which the change feed compares. Statements get it as a value:
 * the nodes of a distributed event store have ids of their own.
 */
export async function readTransactionId(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const [row] = rows;
  if (!row) throw new Error('the transaction has no id');
  return row.id;
}
