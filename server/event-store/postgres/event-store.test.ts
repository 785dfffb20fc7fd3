import { openLookups } from '#server/ingestion/worker/loop/lookups.js';
import { describeEventStore } from '#server/event-store/testing/contract/describe-event-store.js';
import { buildTags } from '#server/testing/events/build-tags.js';
import { testDatabase } from '#server/testing/test-database.js';
import { readLedger } from '#server/event-store/ledger.js';
import { readTagFlags } from '#server/event-store/tag-health.js';
import { openEventStore } from './open-event-store.js';

const database = testDatabase();
const pool = database.rolePool('worker', { max: 8 });
const lookups = openLookups(openEventStore(pool), pool);

describeEventStore('on PostgreSQL', {
  lookups: () => lookups,
  newCustomer: () => buildTags(database.orm),
  readLedger: (question) => readLedger(pool, question),
  readTagFlags: (tag, sinceHour) => readTagFlags(pool, tag, sinceHour),
});
