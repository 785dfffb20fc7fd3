import type { DashboardEffectQuery, DashboardEffectRowsQuery } from '#client/graphql/generated';

export type Effect = DashboardEffectQuery['dashboard']['effect'];
export type EffectRow = DashboardEffectRowsQuery['dashboard']['effect']['rows'][number];
export type Estimate = NonNullable<Effect['causedVisits']>;
