import { DAYPART_COLUMNS } from '#schema/dayparts.js';
import type { ClientBase } from 'pg';
import type { ReportingClock } from '#server/event-store/reporting-time.js';
import type { Response } from '#server/ingestion/worker/attribution/response-changes.js';
import { readTransactionId } from '#server/event-store/transaction-id.js';
import { CounterTable } from './counter-table.js';

const MINUTE_MS = 60_000;

interface CountedEvent {
  customerId: number;
  tagId: number;
  regionId: number;
  occurredAtMs: number;
}

/** Additions to all rollups: of 1 for what becomes a part of the figures, of -1 for what leaves. */
export class RollupChanges {
  private readonly impressions = impressionRollup();
  private readonly responses = responseRollup();
  private readonly webhits = webhitRollup();
  private readonly regionWebhits = webhitRegionRollup();
  private readonly pings = sitePings();

  addImpression(event: CountedEvent, clock: ReportingClock, amount: number): void {
    const { localDay, daypart } = clock.bucket(event.occurredAtMs);
    const keys = [event.customerId, localDay, event.tagId, event.regionId];
    this.impressions.add(keys, daypart - 1, amount);
  }

  /** Webhits since `pingsFromMs` are pings of their tag, too. */
  addWebhit(
    event: CountedEvent,
    clock: ReportingClock,
    { pingsFromMs, amount }: { pingsFromMs: number; amount: number },
  ): void {
    const { customerId, tagId, regionId, occurredAtMs } = event;
    const { localDay } = clock.bucket(occurredAtMs);
    this.webhits.add([customerId, localDay, tagId], 0, amount);
    this.regionWebhits.add([customerId, localDay, tagId, regionId], 0, amount);
    if (occurredAtMs < pingsFromMs) return;
    this.pings.add([customerId, tagId, Math.floor(occurredAtMs / MINUTE_MS)], 0, amount);
  }

  addResponse(response: Response, amount: number): void {
    this.responses.add(responseKeys(response), 0, amount);
  }

  /** Also increments the version of every local day with a changed figure. */
  async apply(client: ClientBase): Promise<void> {
    const transaction = await readTransactionId(client);
    for (const table of this.tables()) {
      await table.apply(client);
      await table.removeEmptied(client);
    }
    const versions = dayVersions([this.impressions, this.responses, this.webhits]);
    await versions.apply(client, transaction);
  }

  private tables(): CounterTable[] {
    return [this.impressions, this.responses, this.webhits, this.regionWebhits, this.pings];
  }
}

const impressionRollup = () =>
  new CounterTable({
    table: 'event_store.impression_rollup',
    keys: { customer_id: 'integer', local_date: 'date', tag_id: 'integer', region_id: 'smallint' },
    counts: DAYPART_COLUMNS,
  });

const responseRollup = () =>
  new CounterTable({
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
  });

const responseKeys = (response: Response) => [
  response.customerId,
  response.localDay,
  response.tagId,
  response.regionId,
  response.daypart,
  response.siteTagId,
  response.timing,
  response.views,
];

const webhitRollup = () =>
  new CounterTable({
    table: 'event_store.webhit_rollup',
    keys: { customer_id: 'integer', local_date: 'date', site_tag_id: 'integer' },
    counts: ['webhits'],
  });

const webhitRegionRollup = () =>
  new CounterTable({
    table: 'event_store.webhit_region_rollup',
    keys: {
      customer_id: 'integer',
      local_date: 'date',
      site_tag_id: 'integer',
      region_id: 'smallint',
    },
    counts: ['webhits'],
  });

const sitePings = () =>
  new CounterTable({
    table: 'event_store.site_ping',
    keys: { customer_id: 'integer', site_tag_id: 'integer', minute: 'timestamptz' },
    counts: ['pings'],
  });

function dayVersions(rollups: readonly CounterTable[]): CounterTable {
  const versions = new CounterTable({
    table: 'event_store.day_version',
    keys: { customer_id: 'integer', local_date: 'date' },
    counts: ['version'],
    changedIn: 'changed_in',
  });

  const moved = new Set<string>();

  for (const rollup of rollups) {
    for (const [customerId = 0, localDay = 0] of rollup.changedKeys()) {
      const id = `${customerId}:${localDay}`;
      if (!moved.has(id)) versions.add([customerId, localDay], 0, 1);
      moved.add(id);
    }
  }

  return versions;
}
