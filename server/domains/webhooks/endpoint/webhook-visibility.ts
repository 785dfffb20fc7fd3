import type { Actor } from '#server/access/identity/actor.js';
import { isAllowed } from '#server/access/roles/policy.js';
import { visibleMembersSql } from '#server/access/visibility/visibility-sql.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { webhookPolicy } from './webhook.policy.js';

const NOTHING: RowCondition = { sql: 'false', params: [] };

/** Endpoints in force of one's own organisation, over the table's alias `t`. */
export const endpointVisibility = (actor: Actor): RowCondition[] => [
  { sql: 't.archived_at is null', params: [] },
  visibleMembersSql(actor, 't'),
];

/** What was sent to them. */
export function deliveryVisibility(actor: Actor): RowCondition[] {
  const { sql, params } = visibleMembersSql(actor, 'e');
  const endpoint = `select 1 from webhook_endpoint e where e.id = t.endpoint_id and e.archived_at is null and ${sql}`;
  return [{ sql: `exists (${endpoint})`, params }];
}

/** Nothing at all for those who may not list them. */
export const ifListed = (actor: Actor, visibility: RowCondition[]): RowCondition[] =>
  isAllowed(actor, webhookPolicy, 'list') ? visibility : [NOTHING];
