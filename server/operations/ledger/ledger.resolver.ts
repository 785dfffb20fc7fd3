import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { LedgerArgs } from './ledger.input.js';
import { getLedger } from './ledger.service.js';
import { Ledger } from './ledger.type.js';

@Resolver()
export class LedgerResolver {
  @Query(() => Ledger, {
    description: 'The outcomes of the calls that the edges accepted, by tag.',
  })
  ledger(@Ctx() ctx: ServiceContext, @Args(() => LedgerArgs) args: LedgerArgs): Promise<Ledger> {
    return getLedger(ctx, args);
  }
}
