import { setImmediate as nextTurn } from 'node:timers/promises';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { EPOCH_0, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { Holdout } from '#server/ingestion/edge/holdouts/holdouts.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { UnknownTagCache } from './unknown-tag-cache.js';
import { TagIndex } from './tag-index.js';
import { readTagSnapshot, writeTagSnapshot } from './tag-snapshot.js';
import { TAG_KINDS, type KeyedTag, type TagSource } from './tag-source.js';

const REFRESH_MS = 2_000;
const RELOAD_MS = 10 * 60_000;
const SNAPSHOT_MS = 60_000;
const PAGE_ROWS = 5_000;
/** Ids are assigned before the commit, so a lower id may appear after a higher one. */
const ID_OVERLAP = 100;

/**
 * All tags in memory, so that a call needs no query. New tags are fetched every two seconds, or at
 * once when a call names an unknown key; every ten minutes all tags are read again. A snapshot on
 * disk lets an edge start without the database.
 */
export class TagDirectory {
  private readonly index = new TagIndex();
  private readonly unknownTags: UnknownTagCache;
  private regionIds = new Map<string, number>();
  private viewerEpochs: readonly ViewerEpoch[] = [EPOCH_0];
  private tagHoldouts: readonly Holdout[] = [];
  private repeatCounters: ReadonlySet<number> = new Set();
  private timer: NodeJS.Timeout | null = null;
  private refreshing: Promise<void> | null = null;
  private stopped = false;
  private reloadedAtMs = 0;
  private snapshotAtMs = 0;
  private isChanged = false;
  private isAway = false;
  /** True once all tags of some moment are known, from the database or the snapshot. */
  isLoaded = false;
  refreshedAtMs = 0;

  constructor(
    private readonly source: TagSource,
    private readonly snapshotFile: string | null,
  ) {
    this.unknownTags = new UnknownTagCache(source, (tag) => this.add(tag));
  }

  get size(): number {
    return this.index.size;
  }

  regions = (): ReadonlyMap<string, number> => this.regionIds;

  epochs = (): readonly ViewerEpoch[] => this.viewerEpochs;

  holdouts = (): readonly Holdout[] => this.tagHoldouts;

  /** True for an impression tag that counts an ad as often as it is reported. */
  countsRepeats = (tagId: number): boolean => this.repeatCounters.has(tagId);

  /** The tag if it is in memory. */
  find(key: string): Tag | undefined {
    return this.index.get(key);
  }

  /**
   * Looks an unknown key up in the database; null when there is no such tag. Throws when the
   * database does not answer.
   */
  async lookUp(key: string): Promise<Tag | null> {
    await this.unknownTags.find(key);
    return this.index.get(key) ?? null;
  }

  /** Looks many unknown keys up at once. Throws when the database does not answer. */
  lookUpAll(keys: readonly string[]): Promise<void> {
    return this.unknownTags.findAll(keys);
  }

  /**
   * Loads from the database, or while that is away from the snapshot; then keeps refreshing. Never
   * throws.
   */
  async start(): Promise<void> {
    await this.refresh();
    if (!this.isLoaded) await this.loadSnapshot();
    this.plan();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.refreshing;
    if (this.isLoaded && this.isChanged) await this.writeSnapshot();
  }

  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.refreshing = this.refresh().finally(() => this.plan());
    }, REFRESH_MS);
    this.timer.unref();
  }

  private async refresh(): Promise<void> {
    try {
      if (Date.now() - this.reloadedAtMs > RELOAD_MS) await this.reload();
      else await this.loadNew();
      this.setHoldouts(await this.source.holdouts());
      this.setRepeatCounters(await this.source.repeatCounters());
      this.refreshedAtMs = Date.now();
      if (this.isAway) log.info('the database is back: tags are up to date');
      this.isAway = false;
      if (this.isChanged && Date.now() - this.snapshotAtMs > SNAPSHOT_MS)
        await this.writeSnapshot();
    } catch (error) {
      if (!this.isAway)
        log.warn(
          { reason: safeErrorMessage(error), tags: this.size },
          'cannot refresh the tags: the edge uses those it knows',
        );
      this.isAway = true;
    }
  }

  private async reload(): Promise<void> {
    this.regionIds = await this.source.regions();
    this.setEpochs(await this.source.epochs());
    this.index.startReload();
    await this.loadNew();
    if (this.index.sweep() > 0) this.isChanged = true;
    this.reloadedAtMs = Date.now();
    this.isLoaded = true;
  }

  private async loadNew(): Promise<void> {
    for (const kind of TAG_KINDS) {
      let afterId = Math.max(0, this.index.maxId(kind) - ID_OVERLAP);
      for (;;) {
        const page = await this.source.page(kind, afterId, PAGE_ROWS);
        for (const tag of page) this.add(tag);
        const last = page.at(-1);
        if (!last || page.length < PAGE_ROWS) break;
        afterId = last.id;
        await nextTurn(); // calls go first
      }
    }
  }

  private setEpochs(epochs: readonly ViewerEpoch[]): void {
    if (JSON.stringify(epochs) !== JSON.stringify(this.viewerEpochs)) this.isChanged = true;
    this.viewerEpochs = epochs;
  }

  /** The list keeps its identity until it changes. */
  private setHoldouts(holdouts: readonly Holdout[]): void {
    if (JSON.stringify(holdouts) === JSON.stringify(this.tagHoldouts)) return;
    this.tagHoldouts = holdouts;
    this.isChanged = true;
  }

  private setRepeatCounters(tagIds: readonly number[]): void {
    if (tagIds.join() !== [...this.repeatCounters].join()) this.isChanged = true;
    this.repeatCounters = new Set(tagIds);
  }

  private add(tag: KeyedTag): void {
    if (this.index.add(tag)) this.isChanged = true;
  }

  private async loadSnapshot(): Promise<void> {
    if (!this.snapshotFile) return;

    const regions = new Map<string, number>();
    const epochs: ViewerEpoch[] = [];
    const holdouts: Holdout[] = [];
    const repeatCounters = new Set<number>();
    const isRead = await readTagSnapshot(this.snapshotFile, {
      addTag: (tag) => void this.index.add(tag),
      addRegion: (code, id) => void regions.set(code, id),
      addEpoch: (epoch) => void epochs.push(epoch),
      addHoldout: (holdout) => void holdouts.push(holdout),
      addRepeatCounter: (tagId) => void repeatCounters.add(tagId),
    });
    if (!isRead) return;

    this.regionIds = regions;
    this.viewerEpochs = epochs.length > 0 ? epochs : [EPOCH_0];
    this.tagHoldouts = holdouts;
    this.repeatCounters = repeatCounters;
    this.isLoaded = true;
    log.warn({ tags: this.size }, 'the database is away: the edge uses the tags of the snapshot');
  }

  private async writeSnapshot(): Promise<void> {
    if (!this.snapshotFile) return;
    this.snapshotAtMs = Date.now();
    this.isChanged = false;
    try {
      await writeTagSnapshot(this.snapshotFile, this.index.entries(), {
        regions: this.regionIds,
        epochs: this.viewerEpochs,
        holdouts: this.tagHoldouts,
        repeatCounters: this.repeatCounters,
      });
    } catch (error) {
      this.isChanged = true;
      log.warn({ reason: safeErrorMessage(error) }, 'cannot write the snapshot of the tags');
    }
  }
}
