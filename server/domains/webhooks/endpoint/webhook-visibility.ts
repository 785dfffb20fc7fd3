import type { Actor } from '#server/access/identity/actor.js';
import { visibleMembersSql } from '#server/access/visibility/visibility-sql.js';
import type { RowCondition } from '#server/core/orm/find-row.js';

/** Live endpoints of the actor's own organisation, over the table's alias `t`. */
export const endpointVisibility = (actor: Actor): RowCondition[] => [
  { sql: 't.archived_at is null', params: [] },
  visibleMembersSql(actor, 't'),
];

/** The deliveries to those endpoints, over the table's alias `t`. */
export function deliveryVisibility(actor: Actor): RowCondition[] {
  const { sql, params } = visibleMembersSql(actor, 'e');
  const endpoint = `select 1 from webhook_endpoint e where e.id = t.endpoint_id and e.archived_at is null and ${sql}`;
  return [{ sql: `exists (${endpoint})`, params }];
}
