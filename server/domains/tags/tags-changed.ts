import type { Redis } from 'ioredis';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';

/** Redis channel on which the id of a customer is published after its tags changed. */
export const TAGS_CHANGED_CHANNEL = 'tags-changed';

/**
 * Tells the edges at once, after the commit. They also look by themselves, so a message that is
 * lost delays them only.
 */
export async function publishTagsChanged(redis: Redis, customerId: number): Promise<void> {
  await redis
    .publish(TAGS_CHANGED_CHANNEL, String(customerId))
    .catch((error: Error) =>
      log.warn(
        { reason: safeErrorMessage(error), customerId },
        'a change of tags was not announced',
      ),
    );
}
