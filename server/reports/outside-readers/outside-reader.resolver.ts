import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Acknowledgement } from '#server/domains/people/user/acknowledgement.type.js';
import { askOutsideReaderAgain } from './ask-again.js';
import { OutsideReader } from './outside-reader.type.js';
import { answerReportQuestion } from './report-question.service.js';

const TOKEN = { description: 'What the link of the question carries; good once, for 7 days.' };

@Resolver()
export class OutsideReaderResolver {
  @Mutation(() => OutsideReader, {
    description:
      'Mails the question to an address that has not agreed once more, three times at most. An organisation asks an address once in 24 hours and three times in 30 days, whatever the report.',
  })
  askOutsideReaderAgain(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'The number of the reader.' }) id: number,
  ): Promise<OutsideReader> {
    return askOutsideReaderAgain(ctx, id);
  }

  @Mutation(() => Acknowledgement, {
    description: 'Agrees to get a report without an account. Needs no sign-in.',
  })
  confirmReport(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<Acknowledgement> {
    return answerReportQuestion(ctx, token, true);
  }

  @Mutation(() => Acknowledgement, {
    description: 'Declines a report, and every later question to the address. Needs no sign-in.',
  })
  declineReports(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<Acknowledgement> {
    return answerReportQuestion(ctx, token, false);
  }
}
