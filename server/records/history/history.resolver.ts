import { Arg, Args, ArgsType, Ctx, Query, Resolver } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { RecordId } from '#server/core/graphql/record-id.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { BackwardArgs, type Page } from '#server/core/graphql/page.js';
import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import { HISTORY_PAGE_SIZE, listHistory } from './history.service.js';
import { AuditedEntity, HistoryConnection, type HistoryEntry } from './history.type.js';

@ArgsType()
class HistoryPage extends BackwardArgs {
  @Integer.nullable('How many entries at most, 1 to 100.', { defaultValue: HISTORY_PAGE_SIZE })
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
    @RecordId('record') id: number,
    @Args(() => HistoryPage) page: HistoryPage,
  ): Promise<Page<HistoryEntry>> {
    return listHistory(ctx, entity, id, page);
  }
}
