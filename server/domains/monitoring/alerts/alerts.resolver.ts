import { Args, Ctx, FieldResolver, GraphQLISODateTime, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { Connection, PageArgs, type Page } from '#server/core/graphql/page.js';
import { alertCustomerName } from './alert-names.js';
import { AlertEpisode } from './alert-episode.entity.js';
import { alertsCheckedAt, listAlerts } from './alerts.service.js';

const AlertEpisodeConnection = Connection(AlertEpisode);

@Resolver(() => AlertEpisode)
export class AlertsResolver {
  @Query(() => AlertEpisodeConnection, {
    description: 'Alerts: those that last first, then the latest. Super admins only.',
  })
  alerts(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Page<AlertEpisode>> {
    return listAlerts(ctx, page);
  }

  @Query(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the rules of alerts were last asked; null before the first time. Super admins only.',
  })
  alertsCheckedAt(@Ctx() ctx: ServiceContext): Promise<Date | null> {
    return alertsCheckedAt(ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the client whose tag it is about; null for the platform as a whole.',
  })
  customerName(
    @Ctx() ctx: ServiceContext,
    @Root() { customerId }: AlertEpisode,
  ): Promise<string | null> {
    return alertCustomerName(ctx, customerId);
  }
}
