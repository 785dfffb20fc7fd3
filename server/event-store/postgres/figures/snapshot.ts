import type { Pool, PoolClient } from 'pg';

/**
 * Reads in its own transaction, which sees one state of the customer's part of the store. Null where
 * the caller has such a transaction open: on a cluster it keeps the customer on one node.
 */
export async function inSnapshot<Answer>(
  pool: Pool,
  customerId: number | null,
  read: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const stay =
    customerId === null ? '' : `select event_store.lock_shard(${Math.trunc(customerId)});`;
  // Between two queries a lost connection emits an error event; the next query fails in any case.
  const ignoreLoss = () => undefined;
  client.on('error', ignoreLoss);

  try {
    // JIT compilation takes longer than running these plans. Their groups are days, few and large,
    // so sorting in memory pays. The first setting has the nodes of a Citus cluster do the same.
    await client.query(
      `begin isolation level repeatable read read only; set local citus.propagate_set_commands = 'local'; set local jit = off; set local work_mem = '64MB'; ${stay}`,
    );
    const answer = await read(client);
    await client.query('commit');
    client.off('error', ignoreLoss);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * True where a connection is free at once. Callers that hold one connection and wait for a second
 * could block each other.
 */
export const hasSpareConnection = ({
  waitingCount,
  idleCount,
  totalCount,
  options,
}: Pool): boolean => waitingCount === 0 && (idleCount > 0 || totalCount < options.max);
