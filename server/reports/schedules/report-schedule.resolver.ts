import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import {
  listDeliveries,
  listRuns,
  sendReportNow,
} from '#server/reports/runs/report-run.service.js';
import { ReportDeliveryEntry } from '#server/reports/runs/report-delivery.type.js';
import { ReportRun } from '#server/reports/runs/report-run.entity.js';
import { OutsideReader } from '#server/reports/outside-readers/outside-reader.type.js';
import { listOutsideReaders } from '#server/reports/outside-readers/outside-readers.js';
import { listReportReaders } from './report-readers.js';
import { ReportReader, ReportRecipientEntry } from './report-people.type.js';
import { ReportRecipient } from './report-recipient.entity.js';
import { ReportSchedule } from './report-schedule.entity.js';
import { ReportScheduleInput } from './report-schedule.input.js';
import { archiveReportSchedule, saveReportSchedule } from './report-schedule.service.js';

const SAVED_VIEW = { description: 'The number of the saved view.' };

@Resolver(() => ReportSchedule)
export class ReportScheduleResolver {
  @Query(() => [ReportReader], {
    description:
      'Who may get reports of a client: people visible to the caller who see the client, by name.',
  })
  reportReaders(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, { description: 'The client.' }) customerId: number,
  ): Promise<ReportReader[]> {
    return listReportReaders(ctx, customerId);
  }

  @Mutation(() => ReportSchedule, { description: 'Sets when and to whom a saved view is sent.' })
  saveReportSchedule(
    @Ctx() ctx: ServiceContext,
    @Arg('savedViewId', () => Int, SAVED_VIEW) savedViewId: number,
    @Arg('input', () => ReportScheduleInput, {
      description: 'All of it: what was set before is replaced.',
    })
    input: ReportScheduleInput,
  ): Promise<ReportSchedule> {
    return saveReportSchedule(ctx, savedViewId, input);
  }

  @Mutation(() => Boolean, { description: 'Ends the reports of a saved view.' })
  async archiveReportSchedule(
    @Ctx() ctx: ServiceContext,
    @Arg('savedViewId', () => Int, SAVED_VIEW) savedViewId: number,
  ): Promise<boolean> {
    await archiveReportSchedule(ctx, savedViewId);
    return true;
  }

  @Mutation(() => ReportRun, {
    description: 'Sends a saved view to its readers now, in addition to the planned reports.',
  })
  sendReportNow(
    @Ctx() ctx: ServiceContext,
    @Arg('savedViewId', () => Int, SAVED_VIEW) savedViewId: number,
  ): Promise<ReportRun> {
    return sendReportNow(ctx, savedViewId);
  }

  @FieldResolver(() => [ReportRecipientEntry], { description: 'Whom it is sent to, by name.' })
  async recipients(
    @Ctx() { em }: ServiceContext,
    @Root() schedule: ReportSchedule,
  ): Promise<ReportRecipientEntry[]> {
    const found = await em.find(
      ReportRecipient,
      { schedule: schedule.id, removedAt: null, user: { $ne: null } },
      { populate: ['user'] },
    );

    return found
      .flatMap(({ user, unsubscribedAt }) =>
        user ? [{ userId: user.id, name: user.name, isUnsubscribed: unsubscribedAt !== null }] : [],
      )
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  @FieldResolver(() => [OutsideReader], {
    description: 'Readers without an account, in the order in which they were named.',
  })
  outsideReaders(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: ReportSchedule,
  ): Promise<OutsideReader[]> {
    return listOutsideReaders(ctx, id);
  }

  @FieldResolver(() => [ReportRun], { description: 'Its reports, the latest first.' })
  runs(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: ReportSchedule,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many at most, 1 to 100.' })
    first: number,
  ): Promise<ReportRun[]> {
    return listRuns(ctx, id, first);
  }
}

@Resolver(() => ReportRun)
export class ReportRunResolver {
  @FieldResolver(() => [ReportDeliveryEntry], {
    description: 'Its mails, by name of their readers; none before it was made.',
  })
  deliveries(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: ReportRun,
  ): Promise<ReportDeliveryEntry[]> {
    return listDeliveries(ctx, id);
  }
}
