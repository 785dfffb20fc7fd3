import {
  type QueuesNowFragment,
  QueuesDocument,
  type QueuesQuery,
  WatchQueuesDocument,
  type WatchQueuesSubscription,
} from '#client/graphql/generated';

const answered = ({ queueSnapshot }: QueuesQuery): QueuesNowFragment => queueSnapshot;
const heard = ({ queueStats }: WatchQueuesSubscription): QueuesNowFragment => queueStats;

export const QUEUES = {
  asked: { query: QueuesDocument, read: answered },
  told: { subscription: WatchQueuesDocument, read: heard },
};
