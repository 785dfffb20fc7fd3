import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { FigureChanges } from '#server/event-store/contract/count-changes.js';
import type { CounterTable } from './counter-table.js';

const IMPRESSION_KEYS = {
  customer_id: 'integer',
  local_date: 'date',
  tag_id: 'integer',
  region_id: 'smallint',
} as const;

const RESPONSE_KEYS = {
  customer_id: 'integer',
  local_date: 'date',
  tag_id: 'integer',
  region_id: 'smallint',
  daypart: 'smallint',
  site_tag_id: 'integer',
  timing: 'smallint',
  views: 'integer',
} as const;

/** Every transaction writes the tables in this order. */
export const FIGURE_TABLES: Record<keyof FigureChanges, CounterTable> = {
  impressions: {
    table: 'event_store.impression_rollup',
    keys: IMPRESSION_KEYS,
    counts: DAYPART_COLUMNS,
  },
  responses: {
    table: 'event_store.response_rollup',
    keys: RESPONSE_KEYS,
    counts: ['responses'],
  },
  deviceImpressions: {
    table: 'event_store.impression_device_rollup',
    keys: { ...IMPRESSION_KEYS, device: 'smallint' },
    counts: DAYPART_COLUMNS,
  },
  deviceResponses: {
    table: 'event_store.response_device_rollup',
    keys: { ...RESPONSE_KEYS, device: 'smallint' },
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
