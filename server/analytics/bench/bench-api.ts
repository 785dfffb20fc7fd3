import { graphql } from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { DashboardFilterInput } from '#server/analytics/dashboard-filter.input.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { readConfig } from '#server/core/process/config.js';
import { openDatabase } from '#server/database/orm.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';
import { FIRST_DATE, LAST_DATE } from './fill.js';

const ADMIN: Actor = {
  userId: null,
  role: 'ROLE_ADMIN',
  entityType: 'SYSTEM',
  entityId: null,
  permissionLevel: 'ADMIN',
  countryCode: null,
  countryList: [],
  via: { session: 'bench' },
};

const schema = await buildApiSchema();

export interface BenchApi {
  /** The length of the answer. Throws its first error. */
  ask: (source: string, filter: DashboardFilterInput) => Promise<number>;
  close: () => Promise<void>;
}

/** Whole calls as the api runs them for an admin, without HTTP. */
export async function openBenchApi(
  databaseUrl: string,
  now: () => Date = () => new Date(),
): Promise<BenchApi> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    REDIS_URL: 'redis://localhost',
    ...TEST_SECRETS,
  });
  const orm = await openDatabase(config);

  return {
    ask: async (source, filter) => {
      const contextValue: Partial<ServiceContext> = {
        em: orm.em.fork(),
        config,
        actor: ADMIN,
        now,
      };
      const { data, errors } = await graphql({
        schema,
        source,
        variableValues: { filter },
        contextValue,
      });
      if (errors?.[0]) throw errors[0];
      return JSON.stringify(data).length;
    },
    close: () => orm.close(),
  };
}

/** Some panels, which need all sums and the written analysis. */
export const DASHBOARD_OF_YEAR = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
  impressionSummary { adSpend } responsesOverTime { rows { date totalImpressions } } analysis { summary { paragraphs } }
  impressionHeatmap { impressions { total } } responsesByRegion { rows { responses } } } }`;

/** The year of the bench; another number is an equivalent filter that no memo knows. */
export const filterOfYear = (clientId: number, number: number): DashboardFilterInput =>
  Object.assign(new DashboardFilterInput(), {
    clientId,
    startDate: FIRST_DATE,
    endDate: LAST_DATE,
    weekdays: [1, 2, 3, 4, 5, 6, 7, 7 + number],
  });
