import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '../../access/context.js';
import type { Page } from '../../core/page.js';
import { listHistory } from './history.service.js';
import { AuditedEntity, HistoryConnection, type AuditedNoun, type HistoryEntry } from './history.type.js';

@Resolver()
export class HistoryResolver {
  /** Who made, changed and removed a record, newest first; for those who may change it. */
  @Query(() => HistoryConnection)
  history(
    @Ctx() ctx: ServiceContext,
    @Arg('entity', () => AuditedEntity) entity: AuditedNoun,
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ): Promise<Page<HistoryEntry>> {
    return listHistory(ctx, entity, id, { first, after });
  }
}
