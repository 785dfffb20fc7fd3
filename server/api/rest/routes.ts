import type { RestRoute } from './route.js';
import { analyticsRoutes } from './routes/analytics.js';
import { associationRoutes } from './routes/associations.js';
import { campaignRoutes } from './routes/campaigns.js';
import { changeRoutes } from './routes/changes.js';
import { experimentRoutes } from './routes/experiments.js';
import { monitoringRoutes } from './routes/monitoring.js';
import { organisationRoutes } from './routes/organisations.js';
import { peopleRoutes } from './routes/people.js';
import { ssoRoutes } from './routes/sso.js';
import { tagRoutes } from './routes/tags.js';
import { webhookRoutes } from './routes/webhooks.js';

/**
 * Every documented path. To add one, add a row to the file of its folder (a new folder: a file and
 * a line here) and run `npm run generate`; route.ts explains the parts of a row.
 */
export const routes: readonly RestRoute[] = [
  ...organisationRoutes,
  ...associationRoutes,
  ...campaignRoutes,
  ...experimentRoutes,
  ...tagRoutes,
  ...changeRoutes,
  ...analyticsRoutes,
  ...monitoringRoutes,
  ...peopleRoutes,
  ...ssoRoutes,
  ...webhookRoutes,
];
