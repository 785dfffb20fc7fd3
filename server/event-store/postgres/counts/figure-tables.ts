import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { FigureChanges } from '#server/event-store/contract/count-changes.js';
import type { CounterTable } from './counter-table.js';

/** In the order in which every transaction writes them. */
export const FIGURE_TABLES: Record<keyof FigureChanges, CounterTable> = {
  impressions: {
    table: 'event_store.impression_rollup',
    keys: { customer_id: 'integer', local_date: 'date', tag_id: 'integer', region_id: 'smallint' },
    counts: DAYPART_COLUMNS,
  },
  responses: {
    table: 'event_store.response_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      tag_id: 'integer',
      region_id: 'smallint',
      daypart: 'smallint',
      site_tag_id: 'integer',
      timing: 'smallint',
      views: 'integer',
    },
    counts: ['responses'],
  },
  webhits: {
    table: 'event_store.webhit_rollup',
    keys: { customer_id: 'integer', local_date: 'date', site_tag_id: 'integer' },
    counts: ['webhits'],
  },
  regionWebhits: {
    table: 'event_store.webhit_region_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      site_tag_id: 'integer',
      region_id: 'smallint',
    },
    counts: ['webhits'],
  },
  pings: {
    table: 'event_store.site_ping',
    keys: { customer_id: 'integer', site_tag_id: 'integer', minute: 'timestamptz' },
    counts: ['pings'],
  },
};
