import type { QueuesNowFragment } from '#client/graphql/generated';

/** Number of stored samples. */
export const HISTORY_POINTS = 60;
const DRAWN_ABOVE_POINTS = 5;

/** Samples of the queues, the oldest first. */
export type QueueHistory = readonly QueuesNowFragment[];

/** Adds a sample, unless it is already there. */
export function remember(history: QueueHistory, moment: QueuesNowFragment): QueueHistory {
  if (history.at(-1)?.sampledAt === moment.sampledAt) return history;
  return [...history, moment].slice(-HISTORY_POINTS);
}

/**
 * The messages of a queue over time, or of all queues for null; null while there are too few
 * samples to draw.
 */
export function messagesOf(history: QueueHistory, queue: string | null): readonly number[] | null {
  if (history.length <= DRAWN_ABOVE_POINTS) return null;
  return history.map(({ queues, summary }) =>
    queue === null
      ? summary.totalMessages
      : (queues.find((one) => one.queue === queue)?.messages ?? 0),
  );
}
