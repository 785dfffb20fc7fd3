import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { OF_CLIENT } from '#server/reports/view/of-client.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { findSchedule } from '#server/reports/schedules/report-schedule.service.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewInput } from './saved-view.input.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { ReportScheduleInput } from '#server/reports/schedules/report-schedule.input.js';
import { scheduleNewView } from './schedule-new-view.js';
import {
  archiveSavedView,
  createSavedView,
  listColleaguesViews,
  listSavedViews,
  updateSavedView,
} from './saved-view.service.js';

const ID = { description: 'The number of the saved view.' };

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Query(() => [SavedView], {
    description: "The caller's own saved views of visible clients, by name; none for an API key.",
  })
  savedViews(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, OF_CLIENT) customerId?: number | null,
  ): Promise<SavedView[]> {
    return listSavedViews(ctx, customerId ?? null);
  }

  @Query(() => [SavedView], {
    description:
      'Saved views that colleagues of the caller share, of clients in sight, by name; none for an API key.',
  })
  colleaguesSavedViews(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, OF_CLIENT) customerId?: number | null,
  ): Promise<SavedView[]> {
    return listColleaguesViews(ctx, customerId ?? null);
  }

  @Mutation(() => SavedView, {
    description: 'Keeps a view of the dashboard under a name, and sends it by mail.',
  })
  scheduleNewView(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SavedViewInput, { description: 'Name and address.' }) input: SavedViewInput,
    @Arg('schedule', () => ReportScheduleInput, { description: 'When, and to whom.' })
    schedule: ReportScheduleInput,
  ): Promise<SavedView> {
    return scheduleNewView(ctx, input, schedule);
  }

  @Mutation(() => SavedView, { description: 'Keeps a view of the dashboard under a name.' })
  createSavedView(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => SavedViewInput, { description: 'Name and address.' }) input: SavedViewInput,
  ): Promise<SavedView> {
    return createSavedView(ctx, input);
  }

  @Mutation(() => SavedView, {
    description: 'Renames a saved view, or lets it show something else of the same client.',
  })
  updateSavedView(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => SavedViewInput, { description: 'The fields to change.' })
    input: SavedViewInput,
  ): Promise<SavedView> {
    return updateSavedView(ctx, id, input);
  }

  @Mutation(() => Boolean, { description: 'Takes a saved view away and ends its reports.' })
  async archiveSavedView(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<boolean> {
    await archiveSavedView(ctx, id);
    return true;
  }

  @FieldResolver(() => ReportSchedule, {
    nullable: true,
    description: 'When it is sent by mail; null when it is not, and for views of colleagues.',
  })
  async schedule(
    @Ctx() ctx: ServiceContext,
    @Root() { id, userId }: SavedView,
  ): Promise<ReportSchedule | null> {
    return userId === ctx.actor?.userId ? findSchedule(ctx, id) : null;
  }

  @FieldResolver(() => String, { description: 'The name of its owner.' })
  async ownerName(@Ctx() { em }: ServiceContext, @Root() { userId }: SavedView): Promise<string> {
    return (await em.findOneOrFail(User, { id: userId })).name;
  }
}
