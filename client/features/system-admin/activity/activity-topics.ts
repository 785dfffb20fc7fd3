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
  asked: { query: ActiveUsersDocument, read: usersOf },
  told: { subscription: WatchActiveUsersDocument, read: usersOf },
};

export const DAILY_ACTIVITY = {
  asked: { query: DailyActivityDocument, read: activityOf },
  told: { subscription: WatchDailyActivityDocument, read: activityOf },
};
