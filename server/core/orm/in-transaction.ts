import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` in one transaction on one connection; a connection that breaks meanwhile is
 * discarded.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a lost connection emits an error event, and only this listener handles it.
  const recordLoss = (error: Error) => (broken = error);

  client.on('error', recordLoss);

  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(recordLoss);
    throw error;
  } finally {
    client.off('error', recordLoss);
    client.release(broken);
  }
}
