import { Arg, Args, ArgsType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { BackwardArgs, type Page } from '#server/core/graphql/page.js';
import { HISTORY_PAGE_SIZE, listHistory } from './history.service.js';
import {
  AuditedEntity,
  HistoryConnection,
  type AuditedNoun,
  type HistoryEntry,
} from './history.type.js';

@ArgsType()
class HistoryPage extends BackwardArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: HISTORY_PAGE_SIZE,
    description: 'How many entries at most, 1 to 100.',
  })
  first?: number | null = HISTORY_PAGE_SIZE;
}

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
    @Args(() => HistoryPage) page: HistoryPage,
  ): Promise<Page<HistoryEntry>> {
    return listHistory(ctx, entity, id, page);
  }
}
