import {
  type QueuesNowFragment,
  QueuesDocument,
  type QueuesQuery,
  WatchQueuesDocument,
  type WatchQueuesSubscription,
} from '#client/graphql/generated';

const answered = ({ queueSnapshot }: QueuesQuery): QueuesNowFragment => queueSnapshot;
const published = ({ queueStats }: WatchQueuesSubscription): QueuesNowFragment => queueStats;

export const QUEUES = {
  snapshot: { query: QueuesDocument, read: answered },
  updates: { subscription: WatchQueuesDocument, read: published },
};
