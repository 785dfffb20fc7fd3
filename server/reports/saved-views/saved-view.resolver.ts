import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { findSchedule } from '#server/reports/schedules/report-schedule.service.js';
import { SavedView } from './saved-view.entity.js';
import { SavedViewInput } from './saved-view.input.js';
import {
  archiveSavedView,
  createSavedView,
  listSavedViews,
  updateSavedView,
} from './saved-view.service.js';

const ID = { description: 'The number of the saved view.' };

@Resolver(() => SavedView)
export class SavedViewResolver {
  @Query(() => [SavedView], {
    description: "The caller's own saved views of clients in sight, by name; none for an API key.",
  })
  savedViews(
    @Ctx() ctx: ServiceContext,
    @Arg('customerId', () => Int, {
      nullable: true,
      description: 'Only those of this client; left out, all.',
    })
    customerId?: number | null,
  ): Promise<SavedView[]> {
    return listSavedViews(ctx, customerId ?? null);
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
    @Arg('input', () => SavedViewInput, { description: 'What changes.' }) input: SavedViewInput,
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
    description: 'When it is sent by mail; null when it is not.',
  })
  schedule(@Ctx() ctx: ServiceContext, @Root() { id }: SavedView): Promise<ReportSchedule | null> {
    return findSchedule(ctx, id);
  }
}
