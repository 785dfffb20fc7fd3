import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Page } from '#server/core/graphql/page.js';
import { listHistory } from './history.service.js';
import {
  AuditedEntity,
  HistoryConnection,
  type AuditedNoun,
  type HistoryEntry,
} from './history.type.js';

@Resolver()
export class HistoryResolver {
  @Query(() => HistoryConnection, {
    description:
      'Who made, changed and removed a record, newest first; for those who may change it.',
  })
  history(
    @Ctx() ctx: ServiceContext,
    @Arg('entity', () => AuditedEntity, { description: 'The kind of record.' }) entity: AuditedNoun,
    @Arg('id', () => Int, { description: 'Id of the record.' }) id: number,
    @Arg('first', () => Int, {
      defaultValue: 20,
      description: 'How many entries at most, 1 to 100.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The cursor of an entry: the page starts behind it. Left out: at the newest.',
    })
    after?: string | null,
  ): Promise<Page<HistoryEntry>> {
    return listHistory(ctx, entity, id, { first, after });
  }
}
