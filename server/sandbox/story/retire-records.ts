import type { EntityManager } from '@mikro-orm/postgresql';
import { SandboxLeftover } from '#server/sandbox/sandbox-leftover.entity.js';

/** Time in which events of the old tags that the queue and the edges still hold are stored. */
const ERASE_AFTER_MS = 15 * 60_000;

const TABLES = ['customer', 'agency', 'broadcaster', 'adtech', 'channel'];

/**
 * Takes the organisations of a sandbox, and so all of their records, out of everybody's visibility,
 * and asks for the erasure of their events. Call it in a transaction.
 */
export async function retireRecords(
  em: EntityManager,
  { id, entityType, organisationId }: { id: number; entityType: string; organisationId: number },
  now: Date,
): Promise<void> {
  const customers = await em.execute<{ id: number }[]>(
    'select id from customer where sandbox_id = ? for update',
    [id],
  );

  for (const table of ['customer', 'agency'])
    await em.execute(`update ${table} set archived_at = ? where sandbox_id = ?`, [now, id]);
  for (const table of TABLES)
    await em.execute(`update ${table} set sandbox_id = -sandbox_id where sandbox_id = ?`, [id]);
  await em.execute(
    'update webhook_endpoint set archived_at = ? where archived_at is null and entity_type = ? and entity_id = ?',
    [now, entityType, organisationId],
  );

  em.create(SandboxLeftover, {
    customerIds: customers.map((one) => one.id),
    eraseDueAt: new Date(now.getTime() + ERASE_AFTER_MS),
    eraseAttempts: 0,
  });
}
