import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { eraseAddress, getSubscription, setSubscribed } from './report-subscription.service.js';
import { ReportSubscription } from './report-subscription.type.js';

const TOKEN = { description: 'The last part of the link in a mail.' };

@Resolver()
export class ReportSubscriptionResolver {
  @Query(() => ReportSubscription, {
    description: 'The report of a link to unsubscribe; needs no sign-in.',
  })
  reportSubscription(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<ReportSubscription> {
    return getSubscription(ctx, token);
  }

  @Mutation(() => ReportSubscription, {
    description: 'Ends the mails of a report to the reader of a link.',
  })
  unsubscribeFromReport(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<ReportSubscription> {
    return setSubscribed(ctx, token, false);
  }

  @Mutation(() => ReportSubscription, { description: 'Takes the mails of a report up again.' })
  resubscribeToReport(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<ReportSubscription> {
    return setSubscribed(ctx, token, true);
  }

  @Mutation(() => ReportSubscription, {
    description:
      'Ends the mails of a report to a reader without an account, and erases the address.',
  })
  eraseReportAddress(
    @Ctx() ctx: ServiceContext,
    @Arg('token', () => String, TOKEN) token: string,
  ): Promise<ReportSubscription> {
    return eraseAddress(ctx, token);
  }
}
