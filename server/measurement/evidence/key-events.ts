import {
  fixedLayout,
  timestampMs,
  type FixedRows,
} from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import { VIEWER_GROUPS } from './viewer-history.js';
import { ViewerVisits } from './viewer-visits.js';

const VIEWER_PARTS = 4;
const VIEWER_BYTES = 16;
/** Columns of the rows that EventsByViewer takes. */
export const LAYOUT = fixedLayout(['uuid', 'timestamp', 'int16', 'int32', 'int16']);
const [VIEWER = 0, OCCURRED_AT = 0, KIND = 0, TAG_ID = 0, REGION_ID = 0] = LAYOUT.offsets;

export const IMPRESSION = 1;
export const WEBHIT = 2;
/** A webhit under the viewer's next key, which names this one as the former. */
export const NEXT_WEBHIT = 3;
/** One key's events, in order of time; used again for the next key. */
export class KeyEvents {
  readonly impressionsMs: number[] = [];
  /** The tag of each impression. */
  readonly tagIds: number[] = [];
  readonly regionIds: number[] = [];
  readonly visits = new ViewerVisits();
  group = 0;
  /** An own event, or a NEXT_WEBHIT, which lies in the epoch after. */
  epochOf = { occurredAtMs: 0, isNext: false };

  /** Sorts impressions of one instant by tag, then region: their arrival does not matter. */
  addImpression(occurredAtMs: number, tagId: number, regionId: number): void {
    let at = this.impressionsMs.length;
    while (this.impressionsMs[at - 1] === occurredAtMs && this.isAfter(at - 1, tagId, regionId))
      at -= 1;

    if (at === this.impressionsMs.length) {
      this.tagIds.push(tagId);
      this.regionIds.push(regionId);
    } else {
      this.tagIds.splice(at, 0, tagId);
      this.regionIds.splice(at, 0, regionId);
    }
    this.impressionsMs.push(occurredAtMs);
  }

  begin(group: number, epochOf: KeyEvents['epochOf']): void {
    this.impressionsMs.length = 0;
    this.tagIds.length = 0;
    this.regionIds.length = 0;
    this.visits.clear();
    this.group = group;
    this.epochOf = epochOf;
  }

  private isAfter(at: number, tagId: number, regionId: number): boolean {
    const knownTagId = this.tagIds[at] ?? 0;
    return knownTagId > tagId || (knownTagId === tagId && (this.regionIds[at] ?? 0) > regionId);
  }
}

/** Calls `onViewer` with the events of each viewer, after the last of them. */
export class EventsByViewer {
  private readonly events = new KeyEvents();
  /** The four parts of the latest viewer's key. */
  private readonly viewer = new Int32Array(VIEWER_PARTS);
  private hasViewer = false;

  constructor(private readonly onViewer: (events: KeyEvents) => void) {}

  add({ view, from, to }: FixedRows): undefined {
    for (let row = from; row < to; row += LAYOUT.stride) this.addEvent(view, row);
  }

  end(): void {
    if (this.hasViewer) this.onViewer(this.events);
  }

  private addEvent(view: DataView, row: number): void {
    const { events } = this;
    const occurredAtMs = timestampMs(view, row + OCCURRED_AT);
    const kind = view.getInt16(row + KIND);
    const tagId = view.getInt32(row + TAG_ID);

    if (this.isNewViewer(view, row + VIEWER)) {
      this.end();
      this.hasViewer = true;
      const group = view.getUint8(row + VIEWER + VIEWER_BYTES - 1) % VIEWER_GROUPS;
      events.begin(group, { occurredAtMs, isNext: kind === NEXT_WEBHIT });
    }
    if (kind !== IMPRESSION) return events.visits.addWebhit(tagId, occurredAtMs);
    events.addImpression(occurredAtMs, tagId, view.getInt16(row + REGION_ID));
  }

  private isNewViewer(view: DataView, at: number): boolean {
    let differs = !this.hasViewer;
    for (let part = 0; part < VIEWER_PARTS; part += 1) {
      const value = view.getInt32(at + 4 * part);
      if (value === this.viewer[part]) continue;
      this.viewer[part] = value;
      differs = true;
    }
    return differs;
  }
}
