import type { EntityManager } from '@mikro-orm/postgresql';
import { takeDueJob, type JobQueue, type TakenJob } from '#server/core/jobs/job-queue.js';
import { backoffAfter } from './backoff.js';
import type { WebhookOutcome } from './webhook-delivery.entity.js';

const RETENTION_MS = 30 * 24 * 3_600_000;

export const DELIVERY_QUEUE: JobQueue = {
  table: 'webhook_delivery',
  dueAt: 'due_at',
  waiting: 'settled_at is null',
  attempts: 'tries_in_row',
  columns: 'event_id as "eventId"',
  leaseMs: 60_000,
  backoffMs: backoffAfter,
};

/**
 * Endpoints with a due delivery, those that answered last first: slow endpoints do not delay
 * others.
 */
export async function endpointsDue(
  em: EntityManager,
  except: number[],
  limit: number,
  now: Date,
): Promise<number[]> {
  const rows = await em.execute<{ id: number }[]>(
    `select e.id from webhook_endpoint e
    where e.id in (select d.endpoint_id from webhook_delivery d where d.settled_at is null and d.due_at <= ?)
      and e.id <> all(?)
    order by e.failing_since nulls first, e.id limit ?`,
    [now, `{${except.join(',')}}`, limit],
  );
  return rows.map(({ id }) => id);
}

export interface TakenDelivery extends TakenJob {
  id: number;
  eventId: string;
}

/** The endpoint's oldest due delivery, if there is one. */
export const takeDueDelivery = (em: EntityManager, endpointId: number, now: Date) =>
  takeDueJob<TakenDelivery>(em, DELIVERY_QUEUE, now, {
    sql: 'endpoint_id = ?',
    params: [endpointId],
  });

export async function completeDelivery(
  em: EntityManager,
  id: number,
  outcome: `${WebhookOutcome}`,
  now: Date,
): Promise<void> {
  await em.execute('update webhook_delivery set settled_at = ?, outcome = ? where id = ?', [
    now,
    outcome,
    id,
  ]);
}

export async function postponeDelivery(em: EntityManager, id: number, dueAt: Date): Promise<void> {
  await em.execute('update webhook_delivery set due_at = ? where id = ?', [dueAt, id]);
}

/**
 * Cancels the waiting deliveries of an endpoint that is switched off or archived. They can be
 * replayed.
 */
export async function cancelDeliveries(
  em: EntityManager,
  endpointId: number,
  now: Date,
): Promise<void> {
  await em.execute(
    `update webhook_delivery set settled_at = ?, outcome = 'CANCELLED' where endpoint_id = ? and settled_at is null`,
    [now, endpointId],
  );
}

/**
 * Deletes events, deliveries and attempts after thirty days, but not while a delivery still waits.
 */
export async function pruneEvents(em: EntityManager, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const old = `select e.id from webhook_event e where e.occurred_at < ? and e.spread_at is not null
      and not exists (select 1 from webhook_delivery d where d.event_id = e.id and d.settled_at is null)`;
    const before = new Date(now.getTime() - RETENTION_MS);
    const expired = await tx.execute<{ id: string }[]>(`${old} for update`, [before]);
    if (expired.length === 0) return;

    const ids = `{${expired.map(({ id }) => id).join(',')}}`;
    const ofGone = 'select id from webhook_delivery where event_id = any(?)';

    await tx.execute(`delete from webhook_attempt where delivery_id in (${ofGone})`, [ids]);
    await tx.execute('delete from webhook_delivery where event_id = any(?)', [ids]);
    await tx.execute('delete from webhook_event where id = any(?)', [ids]);
  });
}
