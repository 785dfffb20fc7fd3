import type { Redis } from 'ioredis';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** Redis channel for the ids of customers whose tags changed. */
export const TAGS_CHANGED_CHANNEL = 'tags-changed';

/** Notifies the edges, after the commit. They also poll, so a lost message only delays them. */
export async function publishTagsChanged(redis: Redis, customerId: number): Promise<void> {
  await redis
    .publish(TAGS_CHANGED_CHANNEL, String(customerId))
    .catch((error: Error) =>
      log.warn(
        { reason: safeErrorMessage(error), customerId },
        'a change of tags was not published',
      ),
    );
}
