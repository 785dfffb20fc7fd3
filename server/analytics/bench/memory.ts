import 'reflect-metadata';
import { graphql } from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { readConfig } from '#server/core/process/config.js';
import { openDatabase } from '#server/database/orm.js';
import { FIRST_DATE, LAST_DATE } from './fill.js';
import { TEST_SECRETS } from '#server/testing/secrets.js';

/** Loads the given customers' dashboards as the api does, and prints the memory in use. */
const [databaseUrl = '', ...customerIds] = process.argv.slice(2);
const config = readConfig({
  DATABASE_URL: databaseUrl,
  REDIS_URL: 'redis://localhost',
  ...TEST_SECRETS,
});
const orm = await openDatabase(config);
const schema = await buildApiSchema();
const actor: Actor = {
  userId: null,
  role: 'ROLE_ADMIN',
  entityType: 'SYSTEM',
  entityId: null,
  permissionLevel: 'ADMIN',
  countryCode: null,
  countryList: [],
  via: { session: 'bench' },
};
const source = `query ($filter: DashboardFilterInput!) { dashboard(filter: $filter) {
  impressionSummary { adSpend } responsesOverTime { rows { date totalImpressions } } analysis { summary { paragraphs } }
  impressionHeatmap { impressions { total } } responsesByRegion { rows { responses } } } }`;

for (let round = 0; round < 40; round += 1) {
  for (const clientId of customerIds.map(Number)) {
    const context: Partial<ServiceContext> = {
      em: orm.em.fork(),
      config,
      actor,
      now: () => new Date(),
    };
    const filter = { clientId, startDate: FIRST_DATE, endDate: LAST_DATE, channels: [0, round] };
    const { errors } = await graphql({
      schema,
      source,
      variableValues: { filter },
      contextValue: context,
    });
    if (errors?.[0]) throw errors[0];
  }
}
console.log((process.memoryUsage().rss / 1024 ** 2).toFixed(0));
await orm.close();
