import {
  ActiveUsersDocument,
  type ActiveUsersQuery,
  DailyActivityDocument,
  type DailyActivityQuery,
  WatchActiveUsersDocument,
  WatchDailyActivityDocument,
} from '#client/graphql/generated';

const usersOf = ({ activeUsers }: ActiveUsersQuery) => activeUsers.users;
const activityOf = ({ dailyActivity }: DailyActivityQuery) => dailyActivity;

export const ACTIVE_USERS = {
  snapshot: { query: ActiveUsersDocument, read: usersOf },
  updates: { subscription: WatchActiveUsersDocument, read: usersOf },
};

export const DAILY_ACTIVITY = {
  snapshot: { query: DailyActivityDocument, read: activityOf },
  updates: { subscription: WatchDailyActivityDocument, read: activityOf },
};
