import type { ServiceContext } from '#server/access/identity/context.js';
import { authorize } from '#server/access/roles/policy.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { isUnavailable } from '#server/core/http/unavailable.js';
import { measureLatencyMs } from './cache-health.js';
import type { RedisHealth } from './cache-health.type.js';
import { monitoringPolicy } from '#server/operations/live/monitoring.policy.js';

/**
 * Measures whether Redis answers, and how fast. Also answers while Redis is down. Throws FORBIDDEN
 * unless the caller is a super admin.
 */
export async function getRedisHealth(ctx: ServiceContext): Promise<RedisHealth> {
  authorize(requireActor(ctx), monitoringPolicy, 'view');
  try {
    return { status: 'healthy', latencyMs: await measureLatencyMs(ctx.redis) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { status: 'unavailable', latencyMs: null };
  }
}
