import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction on one connection; a connection that was lost on the way is thrown away. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Between two queries a lost connection speaks up as an event, which nobody else listens to while it is ours.
  const noteLoss = (error: Error) => (broken = error);
  client.on('error', noteLoss);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(noteLoss);
    throw error;
  } finally {
    client.off('error', noteLoss);
    client.release(broken);
  }
}
