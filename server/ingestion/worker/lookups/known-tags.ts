import type { Pool } from 'pg';
import type { EventKind } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

const TABLE = { impression: 'impression_tag', webhit: 'site_tag' } as const satisfies Record<
  EventKind,
  string
>;

/** The existing tags by customer. Tags are never deleted, so a cached tag stays valid. */
export class KnownTags {
  private readonly tags = {
    impression: new Map<number, Set<number>>(),
    webhit: new Map<number, Set<number>>(),
  };

  constructor(private readonly pool: Pool) {}

  has({ kind, customerId, tagId }: QueuedEvent): boolean {
    return this.tags[kind].get(customerId)?.has(tagId) ?? false;
  }

  async learn(events: readonly QueuedEvent[]): Promise<void> {
    const unknown = events.filter((event) => !this.has(event));
    if (unknown.length === 0) return;
    await this.learnTags('impression', unknown);
    await this.learnTags('webhit', unknown);
  }

  private async learnTags(kind: EventKind, unknown: readonly QueuedEvent[]): Promise<void> {
    const tagIds = new Set(
      unknown.filter((event) => event.kind === kind).map((event) => event.tagId),
    );
    if (tagIds.size === 0) return;

    const { rows } = await this.pool.query<{ id: number; customer_id: number }>(
      `select id, customer_id from ${TABLE[kind]} where id = any($1::integer[])`,
      [[...tagIds]],
    );

    for (const { id, customer_id: customerId } of rows) {
      const known = this.tags[kind].get(customerId);
      if (known) known.add(id);
      else this.tags[kind].set(customerId, new Set([id]));
    }
  }
}
