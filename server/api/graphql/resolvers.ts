import type { NonEmptyArray } from 'type-graphql';
import { DashboardResolver } from '../../analytics/dashboard.resolver.js';
import { OverviewResolver } from '../../analytics/overview/overview.resolver.js';
import { LedgerResolver } from '../../domains/monitoring/ledger.resolver.js';
import { QueueStatsResolver } from '../../domains/monitoring/queue-stats.resolver.js';
import { SignInResolver } from '../../domains/people/sign-in.resolver.js';

/** Every resolver of the schema, room by room. A new one is a line here; then `npm run schema` prints the contract anew. */
export const resolvers: NonEmptyArray<Function> = [
  // people
  SignInResolver,
  // organisations
  // campaigns
  // tags
  // monitoring
  LedgerResolver,
  QueueStatsResolver,
  // analytics
  DashboardResolver,
  OverviewResolver,
];
