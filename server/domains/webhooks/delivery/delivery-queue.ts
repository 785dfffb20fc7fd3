import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookOutcome } from './webhook-delivery.entity.js';

/** Longer than an attempt may take, so that no other process takes the delivery meanwhile. */
const LEASE_MS = 60_000;
const RETENTION_MS = 30 * 24 * 3_600_000;

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

export interface TakenDelivery {
  id: number;
  eventId: string;
  /** Including this one. */
  tries: number;
}

/**
 * The endpoint's oldest due delivery, if there is one. One caller gets it, until it is completed or
 * its lease ends.
 */
export async function takeDueDelivery(
  em: EntityManager,
  endpointId: number,
  now: Date,
): Promise<TakenDelivery | null> {
  const [row] = await em.execute<TakenDelivery[]>(
    `update webhook_delivery set due_at = ?, tries_in_row = tries_in_row + 1
    where id = (select id from webhook_delivery where endpoint_id = ? and settled_at is null and due_at <= ?
      order by due_at, id limit 1 for update skip locked)
    returning id, event_id as "eventId", tries_in_row as tries`,
    [new Date(now.getTime() + LEASE_MS), endpointId, now],
  );
  return row ?? null;
}

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

export async function countWaitingDeliveries(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from webhook_delivery where settled_at is null',
  );
  return row?.count ?? 0;
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
