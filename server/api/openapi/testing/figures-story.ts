import type { Call } from './story.js';
import type { Organisations } from './organisations-story.js';

const DAYS = { startdate: '2026-06-01', enddate: '2026-06-07' };

const PANELS = [
  'impression_summary',
  'impressions_before_visit',
  'responses_by_region',
  'responses_by_site',
  'responses_over_time',
  'visit_response_timing',
  'platform_creative_performance',
  'creative_performance_summary',
  'creative_performance_cost',
  'channel_performance_cost',
  'impression_heatmap',
  'caused_visits',
  'analysis',
];

/** Every panel of the dashboard, its lists, the overview, and the feed of changes. */
export async function playFigures(call: Call, { customerId }: Organisations): Promise<void> {
  const as = 'key';
  const params = { customer_id: customerId };
  const filter = { client_id: customerId, ...DAYS };
  await call('GET /dashboard/customers', { as });
  await call('GET /dashboard/filters/{customer_id}', { as, params });

  const range = { start_date: '2026-06-01', end_date: '2026-06-30' };
  await call('GET /dashboard/summary', { as, query: range });
  await call('GET /dashboard/summary', {
    as,
    query: { ...range, end_date: '2026-05-01' },
    refused: 422,
  });
  for (const panel of PANELS) {
    await call(`POST /dashboard/${panel}`, { as, body: filter });
    await call(`POST /dashboard/${panel}`, { as, body: { ...filter, weekday: [1, 2] } });
    await call(`POST /dashboard/${panel}`, {
      as,
      body: { ...filter, client_id: 2_000_000_000 },
      refused: 404,
    });
  }

  const page = await call('GET /changes/', { as, query: { first: 5, types: 'Campaign' } });
  await call('GET /changes/', {
    as,
    query: { after: String(page.position), types: 'Campaign' },
  });
  await call('GET /changes/figures/{customer_id}', { as, params });
}
