import type { EventKind } from '#server/event-store/codes.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import type { KeyedTag } from './tag-source.js';
import { TagTable } from './tag-table.js';

/** Tags by key, in memory. A reload marks the tags that it finds; `sweep` then drops the rest. */
export class TagIndex {
  private readonly table = new TagTable();
  /** Keys that are not in our own format, should there ever be any. */
  private readonly odd = new Map<string, KeyedTag>();
  private oddMet = new Set<string>();
  private readonly maxIds: Record<EventKind, number> = { impression: 0, webhit: 0 };

  get size(): number {
    return this.table.size + this.odd.size;
  }

  get(key: string): Tag | undefined {
    return this.table.get(key) ?? (this.odd.size === 0 ? undefined : this.odd.get(key));
  }

  maxId(kind: EventKind): number {
    return this.maxIds[kind];
  }

  /** True when the tag was not known. */
  add(tag: KeyedTag): boolean {
    this.maxIds[tag.kind] = Math.max(this.maxIds[tag.kind], tag.id);
    const before = this.size;
    if (!this.table.set(tag)) {
      this.odd.set(tag.key, tag);
      this.oddMet.add(tag.key);
    }
    return this.size > before;
  }

  startReload(): void {
    this.table.forgetMarks();
    this.oddMet = new Set();
    this.maxIds.impression = 0;
    this.maxIds.webhit = 0;
  }

  /** Drops the tags that the reload did not find. Returns their number. */
  sweep(): number {
    const before = this.size;
    this.table.dropUnmarked();
    for (const key of this.odd.keys()) if (!this.oddMet.has(key)) this.odd.delete(key);
    return before - this.size;
  }

  *entries(): Generator<KeyedTag> {
    yield* this.table.entries();
    yield* this.odd.values();
  }
}
