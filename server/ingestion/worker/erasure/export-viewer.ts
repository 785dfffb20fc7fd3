import type { ClientBase } from 'pg';
import { FILTER_REASON, TIMING } from '#server/event-store/codes.js';
import { findEvents, findResponses, type StoredEvent, type ViewerScope } from './viewer-events.js';

interface ExportedEvent {
  eventId: string;
  tagId: number;
  occurredAt: string;
  receivedAt: string;
  region: string;
  /** Why the event counts in no figure; null for one that counts. */
  filteredAs: string | null;
}

interface ExportedResponse {
  webhitId: string;
  webhitAt: string;
  siteTagId: number;
  impressionId: string;
  impressionAt: string;
  impressionTagId: number;
  timing: string;
  views: number;
}

/** Everything that the event store holds of a viewer. */
export interface ViewerExport {
  customerId: number;
  impressions: ExportedEvent[];
  webhits: ExportedEvent[];
  responses: ExportedResponse[];
  /** Calls that could not be stored, as received. */
  deadLetters: { receivedAt: string; reason: string; entry: string }[];
}

const instant = (utcMs: number) => new Date(utcMs).toISOString();
const nameOfCode = (codes: Readonly<Record<string, number>>, code: number) =>
  Object.entries(codes).find(([, value]) => value === code)?.[0] ?? String(code);

/** Reads without locks: events that are stored meanwhile may be missing. */
export async function exportViewer(client: ClientBase, scope: ViewerScope): Promise<ViewerExport> {
  const regions = await readRegionNames(client);
  const exported = (event: StoredEvent): ExportedEvent => ({
    eventId: event.id,
    tagId: event.tagId,
    occurredAt: instant(event.occurredAtMs),
    receivedAt: instant(event.receivedAtMs),
    region: regions.get(event.regionId) ?? 'Unknown',
    filteredAs:
      event.filterReason === FILTER_REASON.none
        ? null
        : nameOfCode(FILTER_REASON, event.filterReason),
  });

  const impressions = await findEvents(client, scope, 'impression');
  const webhits = await findEvents(client, scope, 'webhit');
  const responses = await findResponses(client, scope.customerId, webhits);

  return {
    customerId: scope.customerId,
    impressions: impressions.map(exported),
    webhits: webhits.map(exported),
    responses: responses.map((response) => ({
      webhitId: response.webhitId,
      webhitAt: instant(response.webhitAtMs),
      siteTagId: response.siteTagId,
      impressionId: response.impressionId,
      impressionAt: instant(response.impressionAtMs),
      impressionTagId: response.tagId,
      timing: nameOfCode(TIMING, response.timing),
      views: response.views,
    })),
    deadLetters: await readLetters(client, scope.viewers),
  };
}

async function readRegionNames(client: ClientBase): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'select id, coalesce(code, name) as name from region',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readLetters(
  client: ClientBase,
  viewers: readonly string[],
): Promise<ViewerExport['deadLetters']> {
  const { rows } = await client.query<{ created_at: Date; reason: string; entry: string }>(
    `select created_at, reason, entry from event_store.dead_letter
     where entry like any($1) and replayed_at is null order by id`,
    [viewers.map((viewer) => `%${viewer}%`)],
  );
  return rows.map((row) => ({
    receivedAt: row.created_at.toISOString(),
    reason: row.reason,
    entry: row.entry,
  }));
}
