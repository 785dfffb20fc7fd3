import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ViewerArgs } from './viewer.input.js';
import { eraseViewer, exportViewer } from './viewer.service.js';
import { ViewerErasure } from './viewer.type.js';

@Resolver()
export class ViewerResolver {
  @Mutation(() => ViewerErasure, {
    description:
      'Erases a viewer: events, responses and dead letters of one customer, also those that arrive later but occurred before. The figures are recounted at once. For super admins; audited without the uid or address.',
  })
  eraseViewer(
    @Ctx() ctx: ServiceContext,
    @Args(() => ViewerArgs) args: ViewerArgs,
  ): Promise<ViewerErasure> {
    return eraseViewer(ctx, args);
  }

  @Mutation(() => String, {
    description:
      'All that is stored of a viewer of one customer, as JSON: impressions, webhits, responses and dead letters. For super admins. A mutation, because the reading is audited.',
  })
  exportViewer(
    @Ctx() ctx: ServiceContext,
    @Args(() => ViewerArgs) args: ViewerArgs,
  ): Promise<string> {
    return exportViewer(ctx, args);
  }
}
