import { expect, test } from '@jest/globals';
import type { RestRoute } from './route.js';
import { routes } from './routes.js';

/** The documented paths. */
const DOCUMENTED: [RestRoute['method'], ...string[]][] = [
  ['POST', '/login', '/refresh-token', '/password-reset', '/reset-password', '/accept-invitation'],
  [
    'GET',
    '/verify-reset-token',
    '/adtechs/',
    '/broadcasters/',
    '/channels/',
    '/countries/',
    '/taxonomies/',
    '/users/',
  ],
  ['GET', '/agencies/', '/customers/', '/active-users', '/admin/daily-activity'],
  [
    'GET',
    ...['queue-stats', 'queue-summary', 'health', 'info', 'strain/summary'].map(
      (part) => `/admin/redis/${part}`,
    ),
  ],
  ...[
    'bookings',
    'campaigns',
    'creatives',
    'impressiontags',
    'sitetags',
    'bookings/territorial-context',
  ].map((resource): ['GET', string] => ['GET', `/${resource}/customer/{customer_id}`]),
  ...[
    'bookings',
    'campaigns',
    'creatives',
    'sitetags',
    'channels',
    'broadcasters',
    'agencies',
    'customers',
    'users',
    'adtechs',
  ].flatMap((resource): [RestRoute['method'], string][] => [
    ['POST', `/${resource}/`],
    ['PUT', `/${resource}/{id}`],
  ]),
  ['DELETE', '/agencies/{id}', '/customers/{id}', '/users/{id}'],
  [
    'POST',
    '/customers/{id}/associate',
    '/agencies/{id}/associate',
    '/impressiontags/save_combinations/{booking_id}',
  ],
  ['POST', '/admin/users/direct', '/admin/relationships'],
  ['GET', '/dashboard/customers', '/dashboard/filters/{customer_id}', '/dashboard/summary'],
  [
    'POST',
    ...[
      'impression_summary',
      'impressions_before_visit',
      'responses_by_region',
      'responses_by_site',
    ].map((panel) => `/dashboard/${panel}`),
    ...['responses_over_time', 'visit_response_timing', 'platform_creative_performance'].map(
      (panel) => `/dashboard/${panel}`,
    ),
    ...[
      'creative_performance_summary',
      'creative_performance_cost',
      'channel_performance_cost',
    ].map((panel) => `/dashboard/${panel}`),
    ...['impression_heatmap', 'analysis'].map((panel) => `/dashboard/${panel}`),
  ],
];

test.each(DOCUMENTED.flatMap(([method, ...paths]) => paths.map((path) => [method, path] as const)))(
  '%s %s, as documented, is a row',
  (method, path) => {
    expect(routes.filter((row) => row.method === method && row.path === path)).toHaveLength(1);
  },
);
