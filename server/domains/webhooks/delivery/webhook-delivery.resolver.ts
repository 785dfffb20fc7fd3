import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { BackwardArgs, Connection, type Page } from '#server/core/graphql/page.js';
import { messageBody } from '#server/domains/webhooks/event/message-body.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import {
  attemptsOf,
  eventOf,
  listWebhookDeliveries,
  replayWebhookDelivery,
  sendTestWebhook,
} from './webhook-delivery.service.js';

@ObjectType({ description: 'A page of deliveries, the newest first.' })
class WebhookDeliveryConnection extends Connection(WebhookDelivery) {}

const PAGE_SIZE = 20;

@ArgsType()
class DeliveryPage extends BackwardArgs {
  @Integer('The number of the endpoint.')
  endpointId!: number;

  @Integer.nullable('How many at most, 1 to 500.', { defaultValue: PAGE_SIZE })
  first?: number | null = PAGE_SIZE;
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @Query(() => WebhookDeliveryConnection, {
    description:
      'The deliveries to an endpoint in the last 30 days, the newest first. An API key needs the scope `webhooks`.',
  })
  webhookDeliveries(
    @Ctx() ctx: ServiceContext,
    @Args(() => DeliveryPage) page: DeliveryPage,
  ): Promise<Page<WebhookDelivery>> {
    return listWebhookDeliveries(ctx, page.endpointId, page);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a message again, with the same id, however it ended; its attempts begin again. An API key needs the scope `webhooks`.',
  })
  replayWebhookDelivery(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'The number of the delivery.' }) id: number,
  ): Promise<WebhookDelivery> {
    return replayWebhookDelivery(ctx, id);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends a message of the type webhook.test, about nothing, to one endpoint. An API key needs the scope `webhooks`.',
  })
  sendTestWebhook(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, { description: 'The number of the endpoint.' }) id: number,
  ): Promise<WebhookDelivery> {
    return sendTestWebhook(ctx, id);
  }

  @FieldResolver(() => String, { description: 'The type of the event.' })
  async eventType(
    @Ctx() ctx: ServiceContext,
    @Root() { eventId }: WebhookDelivery,
  ): Promise<string> {
    return (await eventOf(ctx, eventId))?.type ?? '';
  }

  @FieldResolver(() => GraphQLISODateTime, { description: 'When the event occurred.' })
  async occurredAt(
    @Ctx() ctx: ServiceContext,
    @Root() { eventId, createdAt }: WebhookDelivery,
  ): Promise<Date> {
    return (await eventOf(ctx, eventId))?.occurredAt ?? createdAt;
  }

  @FieldResolver(() => String, { description: 'The message exactly as it is posted: JSON.' })
  async body(@Ctx() ctx: ServiceContext, @Root() { eventId }: WebhookDelivery): Promise<string> {
    const event = await eventOf(ctx, eventId);
    return event ? messageBody(event) : '';
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it is tried next; null when it has ended.',
  })
  nextTryAt(@Root() { dueAt, settledAt }: WebhookDelivery): Date | null {
    return settledAt === null ? dueAt : null;
  }

  @FieldResolver(() => [WebhookAttempt], {
    description: 'All tries, the first one first; those of replays, too.',
  })
  async attempts(
    @Ctx() ctx: ServiceContext,
    @Root() { id }: WebhookDelivery,
  ): Promise<WebhookAttempt[]> {
    return (await attemptsOf(ctx, id)) ?? [];
  }
}
