import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction on one connection; a connection on which the rollback fails is thrown away. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}
