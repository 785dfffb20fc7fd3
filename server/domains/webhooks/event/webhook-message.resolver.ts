import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { listWebhookMessages } from './webhook-message.service.js';
import { WebhookMessages } from './webhook-message.type.js';

@Resolver()
export class WebhookMessageResolver {
  @Query(() => WebhookMessages, {
    description:
      'What endpoints of your organisation are sent, also when it has none: for trying a receiver on your own machine. The oldest first, 200 at most.',
  })
  webhookMessages(
    @Ctx() ctx: ServiceContext,
    @Arg('since', () => Date, { description: 'From this moment on, within the last hour.' })
    since: Date,
  ): Promise<WebhookMessages> {
    return listWebhookMessages(ctx, since);
  }
}
