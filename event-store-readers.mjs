/*
 * Who still knows that the event store is a schema of PostgreSQL. Ingestion and figures do not: they
 * use the port (server/event-store/port). This list only gets shorter: it refuses a folder that no
 * longer needs its row, and code of any other folder uses the port.
 */

/** Folders whose SQL names tables of the schema, and why; each without its sub-folders. */
export const EVENT_STORE_READERS = {
  // The schema itself: migrations, roles, distribution, and the mark that the demo is loaded.
  'server/core/orm': 'keeps the entities’ migrations away from the schema',
  'server/database': 'grants rights on the schema, and distributes it',
  'server/database/demo': 'marks in it that the demo is loaded',

  // Join what is counted with bookings, tags and countries in one statement.
  'server/analytics/overview': 'joins rollups with bookings of all visible clients',
  'server/analytics/pacing': 'joins rollups with bookings',
  'server/experiments': 'sums rollups of bookings',
  'server/operations/alerts/rules': 'joins hours of tags with their clients',
  'server/operations/live/daily-activity': 'joins rollups with visible clients',
  'server/domains/tags/site-tag': 'joins pings with site tags',
  'server/domains/webhooks/event': 'joins results with experiments',

  // Compare versions and transactions with those of records.
  'server/analytics/live': 'watches the versions of days',
  'server/analytics/maturity': 'reads timings of responses by their versions',
  'server/records/changes': 'compares transactions of versions and of records',

  // Few look-ups of single rows.
  'server/operations/tag-doctor': 'looks for a tag’s test call and first day',
  'server/ingestion/recover': 'compares two databases after a restore',

  // Set-based estimates and files over raw events, which another store would do its own way.
  'server/event-export': 'reads raw events into files',
  'server/event-export/day': 'reads raw events into files',
  'server/event-export/rows': 'reads raw events into files',
  'server/measurement': 'reads raw events for estimates',
  'server/measurement/evidence': 'reads raw events for estimates',
  'server/measurement/holdout': 'reads raw events for estimates',
  'server/measurement/regions': 'reads rollups for estimates',
  'server/measurement/stored': 'stores estimates beside the events',
};

/** Files that open the store for a process, and those above that read by its connections. */
export const POSTGRES_USERS = [
  '^server/event-store/postgres/',
  '^server/processes/',
  '^server/ingestion/worker/loop/open-worker\\.ts$',
  '^server/analytics/figures/stores\\.ts$',
  '^server/operations/viewer-requests/(export-viewer-records|viewer\\.service)\\.ts$',
  '^server/(event-export|measurement)/',
  '^server/experiments/',
  '^server/analytics/effect/read-effect\\.ts$',
];
