import type { ServiceContext } from '#server/access/identity/context.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { LiveUpdate, LiveTopic } from '#server/core/live/live-topic.js';
import { monitoringPolicy } from './monitoring.policy.js';

type MakeTopic<T> = (ctx: ServiceContext) => LiveTopic<T>;

/**
 * A topic's value now. Throws FORBIDDEN unless the caller is a super admin, UNAVAILABLE while its
 * source is down.
 */
export function getTopic<T>(ctx: ServiceContext, makeTopic: MakeTopic<T>): Promise<T> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  return makeTopic(ctx).read();
}

/**
 * A topic's value now and then at its interval. Throws FORBIDDEN unless the caller is a super
 * admin.
 */
export function watchTopic<T>(
  ctx: LiveContext,
  makeTopic: MakeTopic<T>,
): AsyncIterable<LiveUpdate<T>> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  return ctx.feed.watch(makeTopic(ctx));
}
