import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type FindHousehold } from '#server/ingestion/edge/pipeline/client-ip.js';
import type { FindObjection } from '#server/ingestion/edge/consent/find-objection.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { viewerText } from '#server/ingestion/edge/pipeline/viewer.js';
import { UNKNOWN_REGION, type FindRegion } from '#server/ingestion/edge/pipeline/region/region.js';

/** An experiment that holds a tag's ad back from a share of the households, or from regions. */
export interface Holdout {
  tagId: number;
  experimentId: number;
  /** The control arm's share of the households, 0 to 1. */
  controlShare: number;
  /** URL of the VAST document for the control arm; empty for one black second. */
  controlUrl: string;
  /** The ad server splits the households itself, and this tag is the control's. */
  isControlTag: boolean;
  /** The regions that see no ads, or with `exceptRegions` all others; absent for households. */
  regionIds?: readonly number[];
  exceptRegions?: boolean;
  /** UTC milliseconds, the end excluded. */
  startsAtMs: number;
  endsAtMs: number;
}

interface CallLookups {
  findHousehold: FindHousehold;
  findObjection: FindObjection;
  findRegion: FindRegion;
}

const KEY_BYTES = 32;
const DRAW_BYTES = 6;

/**
 * Draws a household's arm: HMAC-SHA256 of experiment and viewer, as a number from 0 to 1, lies below
 * the control's share. The same household is in the same arm always, whatever key its events are
 * stored under; nothing about it is stored.
 */
export class Holdouts {
  private readonly key: KeyObject;
  private listed: readonly Holdout[] | null = null;
  private byTag: ReadonlyMap<number, readonly Holdout[]> = new Map();

  constructor(
    secret: string,
    private readonly list: () => readonly Holdout[],
  ) {
    const bytes = hkdfSync('sha256', secret, '', 'holdout arm', KEY_BYTES);
    this.key = createSecretKey(Buffer.from(bytes));
  }

  /**
   * The holdout in whose control arm the caller of a VAST document is; null for the treated arm, to
   * which all belong who may not be identified. For regions nobody is identified.
   */
  findControl(tag: Tag, readCall: () => CollectedCall, lookups: CallLookups): Holdout | null {
    const ofTag = this.ofTag(tag.id);
    if (ofTag.length === 0) return null;

    const call = readCall();
    const holdout = ofTag.find(
      (one) => !one.isControlTag && isRunning(one, call.occurredAtMs) && one.controlShare > 0,
    );
    if (!holdout) return null;

    const address = lookups.findHousehold(call);
    if (holdout.regionIds) {
      return isHeldOut(holdout, lookups.findRegion(call.region, address)) ? holdout : null;
    }
    if (lookups.findObjection(call.signals, address) !== null) return null;
    const viewer = viewerText(tag.customerId, call.uid, address);
    if (viewer === null) return null;
    return this.draw(holdout.experimentId, viewer) < holdout.controlShare ? holdout : null;
  }

  /**
   * True where an impression shows that the ad was held back. A player may report it after the
   * experiment's end, so the document's mark is valid as long as the experiment is known.
   */
  isControl({ kind, isControl, occurredAtMs }: CollectedCall, tag: Tag): boolean {
    if (kind !== 'impression') return false;
    return this.ofTag(tag.id).some((holdout) =>
      holdout.isControlTag
        ? isRunning(holdout, occurredAtMs)
        : isControl && occurredAtMs >= holdout.startsAtMs,
    );
  }

  private draw(experimentId: number, viewer: string): number {
    const digest = createHmac('sha256', this.key).update(`${experimentId}\0${viewer}`).digest();
    return digest.readUIntBE(0, DRAW_BYTES) / 2 ** (8 * DRAW_BYTES);
  }

  private ofTag(tagId: number): readonly Holdout[] {
    const holdouts = this.list();
    if (holdouts !== this.listed) {
      this.listed = holdouts;
      this.byTag = Map.groupBy(holdouts, (one) => one.tagId);
    }
    return this.byTag.get(tagId) ?? NONE;
  }
}

const NONE: readonly Holdout[] = [];

/** A caller of unknown place sees the ads. */
const isHeldOut = ({ regionIds = [], exceptRegions = false }: Holdout, regionId: number): boolean =>
  regionId !== UNKNOWN_REGION && regionIds.includes(regionId) !== exceptRegions;

const isRunning = ({ startsAtMs, endsAtMs }: Holdout, utcMs: number): boolean =>
  utcMs >= startsAtMs && utcMs < endsAtMs;
