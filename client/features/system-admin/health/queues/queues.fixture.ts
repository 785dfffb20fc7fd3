import type { QueuesNowFragment } from '#client/graphql/generated';

interface QueuesSetting {
  /** One number per queue. */
  messages?: readonly number[];
  messageRate?: number;
  status?: string;
  sampledAt?: string;
}

export function buildQueues(setting: QueuesSetting = {}): QueuesNowFragment {
  const {
    messages = [12, 0],
    messageRate = 0,
    status = 'Healthy',
    sampledAt = '2026-11-20T12:00:00Z',
  } = setting;

  const totalMessages = messages.reduce((sum, count) => sum + count, 0);

  return {
    sampledAt,
    queues: messages.map((count, partition) => ({
      queue: `events-${partition}`,
      messages: count,
      memoryBytes: 1536,
      messageRate,
    })),
    summary: { totalMessages, totalConsumers: 2, status },
  };
}
