import type { EntityClass } from '@mikro-orm/core';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { findRows, type RowCondition } from '#server/core/orm/find-row.js';

/** Finds the records of one type by their keys, as far as the caller sees them. */
export type NodeSource = (ctx: ServiceContext, keys: string[]) => Promise<object[]>;

export const LIVE: RowCondition = { sql: 't.archived_at is null', params: [] };
export const NOTHING: RowCondition = { sql: 'false', params: [] };

const MAX_ID = 2 ** 31;

/** The conditions are those of the type's list, over the table's alias `t`. */
export const visibleRows =
  <T extends { id: number }>(
    entity: EntityClass<T>,
    visibility: (actor: Actor) => RowCondition[],
  ): NodeSource =>
  (ctx, keys) => {
    const ids = keys.map(Number).filter((id) => Number.isInteger(id) && id < MAX_ID);
    return findRows(ctx.em, entity, ids, visibility(requireActor(ctx)));
  };
