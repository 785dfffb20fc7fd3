import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Connection, PageArgs, type Page } from '#server/core/graphql/page.js';
import { AlertEpisode } from './alert-episode.entity.js';
import { alertsCheckedAt, listAlerts } from './alerts.service.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { batchLoader } from '#server/core/orm/data-loader.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

const AlertEpisodeConnection = Connection(AlertEpisode);

@Resolver(() => AlertEpisode)
export class AlertsResolver {
  @Query(() => AlertEpisodeConnection, {
    description:
      'Alerts: those that last first, then the latest. Of the tags that the caller sees; super admins see those about the platform, too.',
  })
  alerts(
    @Ctx() ctx: ServiceContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('customerId', () => Int, {
      nullable: true,
      description: 'Only those about the tags of this customer.',
    })
    customerId?: number | null,
    @Arg('isOpen', () => Boolean, {
      nullable: true,
      description: 'True: only those that last; false: only those that are over.',
    })
    isOpen?: boolean | null,
  ): Promise<Page<AlertEpisode>> {
    return listAlerts(ctx, page, { customerId, isOpen });
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

const loadName = batchLoader(async (ctx: ServiceContext, ids: number[]) => {
  const customers = await ctx.em.find(Customer, { id: { $in: ids } });
  return new Map(customers.map(({ id, displayName, custName }) => [id, displayName ?? custName]));
});

const alertCustomerName = async (
  ctx: ServiceContext,
  customerId: number | null,
): Promise<string | null> =>
  customerId === null ? null : ((await loadName(ctx, customerId)) ?? null);
