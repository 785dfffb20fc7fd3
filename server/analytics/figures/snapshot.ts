import type { Pool, PoolClient } from 'pg';

/** Reads in a transaction of its own, which sees one state of the store. */
export async function inSnapshot<Answer>(
  pool: Pool,
  read: (client: PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    // Compiling these plans takes longer than running them, and their groups are days: few and
    // large.
    await client.query(
      `begin isolation level repeatable read read only; set local jit = off; set local work_mem = '64MB'`,
    );
    const answer = await read(client);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Whether a connection can be had at once: who holds one and waits for another would be waited for
 * by others who do the same.
 */
export const hasSpareConnection = ({
  waitingCount,
  idleCount,
  totalCount,
  options,
}: Pool): boolean => waitingCount === 0 && (idleCount > 0 || totalCount < options.max);
