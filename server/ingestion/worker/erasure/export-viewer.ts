import type { ClientBase } from 'pg';
import { DEVICE, FILTER_REASON, TIMING } from '#server/event-store/codes.js';
import type { StoredEvent } from '#server/event-store/contract/stored-event.js';
import type { StoreTransaction } from '#server/event-store/contract/store-transaction.js';
import type { ViewerScope } from '#server/event-store/contract/viewer-records.js';

interface ExportedEvent {
  eventId: string;
  tagId: number;
  occurredAt: string;
  receivedAt: string;
  region: string;
  device: string;
  /** The reason why the event counts in no figure; null for one that counts. */
  filteredAs: string | null;
}

interface ExportedResponse {
  webhitId: string;
  webhitAt: string;
  siteTagId: number;
  impressionId: string;
  impressionAt: string;
  impressionTagId: number;
  impressionDevice: string;
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
export async function exportViewer(
  records: ClientBase,
  tx: StoreTransaction,
  scope: ViewerScope,
): Promise<ViewerExport> {
  const regions = await readRegionNames(records);
  const exported = (event: StoredEvent): ExportedEvent => ({
    eventId: event.id,
    tagId: event.tagId,
    occurredAt: instant(event.occurredAtMs),
    receivedAt: instant(event.receivedAtMs),
    region: regions.get(event.regionId) ?? 'Unknown',
    device: nameOfCode(DEVICE, event.device),
    filteredAs:
      event.filterReason === FILTER_REASON.none
        ? null
        : nameOfCode(FILTER_REASON, event.filterReason),
  });

  const { impressions, webhits, responses } = await tx.readViewer(scope);
  const letters = await tx.listViewerLetters(scope.viewers);

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
      impressionDevice: nameOfCode(DEVICE, response.device),
      timing: nameOfCode(TIMING, response.timing),
      views: response.views,
    })),
    deadLetters: letters.map(({ storedAtMs, reason, entry }) => ({
      receivedAt: instant(storedAtMs),
      reason,
      entry,
    })),
  };
}

async function readRegionNames(records: ClientBase): Promise<Map<number, string>> {
  const { rows } = await records.query<{ id: number; name: string }>(
    'select id, coalesce(code, name) as name from region',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
