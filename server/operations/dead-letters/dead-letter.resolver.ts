import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Page } from '#server/core/graphql/page.js';
import { DeadLetterArgs, DeadLetterChoice } from './dead-letter.input.js';
import { listDeadLetters, summariseDeadLetters } from './dead-letter.service.js';
import {
  type DeadLetter,
  DeadLetterConnection,
  DeadLetterDiscard,
  DeadLetterReplay,
  DeadLetterSummary,
} from './dead-letter.type.js';
import { discardDeadLetters, replayDeadLetters } from './resolve-dead-letters.js';

@Resolver()
export class DeadLetterResolver {
  @Query(() => DeadLetterConnection, {
    description: 'The dead letters that wait, the newest first.',
  })
  deadLetters(
    @Ctx() ctx: ServiceContext,
    @Args(() => DeadLetterArgs) args: DeadLetterArgs,
  ): Promise<Page<DeadLetter>> {
    return listDeadLetters(ctx, args);
  }

  @Query(() => [DeadLetterSummary], { description: 'The dead letters that wait, by reason.' })
  deadLetterSummaries(@Ctx() ctx: ServiceContext): Promise<DeadLetterSummary[]> {
    return summariseDeadLetters(ctx);
  }

  @Mutation(() => DeadLetterReplay, {
    description:
      'Tries dead letters again, with all the effects they would have had in their time.',
  })
  replayDeadLetters(
    @Ctx() ctx: ServiceContext,
    @Arg('choice', () => DeadLetterChoice, { description: 'Which letters.' })
    choice: DeadLetterChoice,
  ): Promise<DeadLetterReplay> {
    return replayDeadLetters(ctx, choice);
  }

  @Mutation(() => DeadLetterDiscard, {
    description:
      'Gives dead letters up for good. They stay dead-lettered in the ledger, and are deleted after 30 days.',
  })
  discardDeadLetters(
    @Ctx() ctx: ServiceContext,
    @Arg('choice', () => DeadLetterChoice, { description: 'Which letters.' })
    choice: DeadLetterChoice,
  ): Promise<DeadLetterDiscard> {
    return discardDeadLetters(ctx, choice);
  }
}
