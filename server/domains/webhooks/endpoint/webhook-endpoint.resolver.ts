import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { entityName } from '#server/domains/people/user/entity-name.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import {
  archiveWebhookEndpoint,
  createWebhookEndpoint,
  listWebhookEndpoints,
  listWebhookEventTypes,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoint.service.js';
import {
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
  WebhookEventChoice,
} from './webhook-endpoint.type.js';

const ID = { description: 'The number of the endpoint.' };
const OVERLAP_HOURS = 24;

@Resolver(() => WebhookEndpoint)
export class WebhookEndpointResolver {
  @Query(() => [WebhookEndpoint], {
    description:
      "Your organisation's webhook endpoints; everybody's for a super admin. An API key needs the scope `webhooks`.",
  })
  webhookEndpoints(@Ctx() ctx: ServiceContext): Promise<WebhookEndpoint[]> {
    return listWebhookEndpoints(ctx);
  }

  @Query(() => [WebhookEventChoice], {
    description:
      'The types of events that your endpoints can receive. An API key needs the scope `webhooks`.',
  })
  webhookEventTypes(@Ctx() ctx: ServiceContext): WebhookEventChoice[] {
    return listWebhookEventTypes(ctx);
  }

  @Mutation(() => WebhookEndpointWithSecret, {
    description:
      "Sets up an endpoint of your organisation's; at most 20. The secret is readable this once. An API key needs the scope `webhooks`.",
  })
  createWebhookEndpoint(
    @Ctx() ctx: ServiceContext,
    @Arg('input', () => WebhookEndpointInput, { description: 'Name, address and types of events.' })
    input: WebhookEndpointInput,
  ): Promise<WebhookEndpointWithSecret> {
    return createWebhookEndpoint(ctx, input);
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Changes what the input names, or switches the endpoint on or off. An API key needs the scope `webhooks`.',
  })
  updateWebhookEndpoint(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, ID) id: number,
    @Arg('input', () => WebhookEndpointInput, { description: 'The fields to change.' })
    input: WebhookEndpointInput,
  ): Promise<WebhookEndpoint> {
    return updateWebhookEndpoint(ctx, id, input);
  }

  @Mutation(() => WebhookEndpointWithSecret, {
    description:
      'Replaces the secret. Until the overlap ends, messages are signed by the old one, too. An API key needs the scope `webhooks`.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, ID) id: number,
    @Arg('overlapHours', () => Int, {
      defaultValue: OVERLAP_HOURS,
      description: 'For how many hours the old secret signs, too: 0 to 168.',
    })
    overlapHours: number,
  ): Promise<WebhookEndpointWithSecret> {
    return rotateWebhookSecret(ctx, id, overlapHours);
  }

  @Mutation(() => Boolean, {
    description:
      'Removes an endpoint; what waits for it is cancelled. Answers true. An API key needs the scope `webhooks`.',
  })
  async archiveWebhookEndpoint(
    @Ctx() ctx: ServiceContext,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<boolean> {
    await archiveWebhookEndpoint(ctx, id);
    return true;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the organisation it belongs to; null for SYSTEM.',
  })
  entityName(
    @Ctx() ctx: ServiceContext,
    @Root() { entityType, entityId }: WebhookEndpoint,
  ): Promise<string | null> {
    return entityName(ctx, entityType, entityId);
  }
}
