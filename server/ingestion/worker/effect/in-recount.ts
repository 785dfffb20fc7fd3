import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#server/core/orm/in-transaction.js';

/** Reads one state of the store for as long as it takes, whole tables where that is faster. */
export const inRecount = <Answer>(
  pool: Pool,
  recount: (client: ClientBase) => Promise<Answer>,
): Promise<Answer> =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read');
    await client.query(
      `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local enable_seqscan = on; set local work_mem = '64MB'`,
    );
    return recount(client);
  });
