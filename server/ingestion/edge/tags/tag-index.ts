import type { EventKind } from '../../../event-store/codes.js';
import type { Tag } from '../pipeline/collected-call.js';
import { TAG_KINDS, type KeyedTag } from './tag-source.js';

/** Tags by key, in memory. A reload marks what it sees; `sweep` then drops the rest. */
export class TagIndex {
  private readonly tags = new Map<string, Tag & { seen: number }>();
  private readonly maxIds: Record<EventKind, number> = { impression: 0, webhit: 0 };
  private round = 0;

  get size(): number {
    return this.tags.size;
  }

  get(key: string): Tag | undefined {
    return this.tags.get(key);
  }

  maxId(kind: EventKind): number {
    return this.maxIds[kind];
  }

  /** True when the tag was not known as it is. */
  add({ key, kind, id, customerId }: KeyedTag): boolean {
    this.maxIds[kind] = Math.max(this.maxIds[kind], id);
    const known = this.tags.get(key);
    if (known && known.kind === kind && known.id === id && known.customerId === customerId) {
      known.seen = this.round;
      return false;
    }
    this.tags.set(key, { kind, id, customerId, seen: this.round });
    return true;
  }

  startReload(): void {
    this.round += 1;
    for (const kind of TAG_KINDS) this.maxIds[kind] = 0;
  }

  /** Drops what the reload did not meet and says how many that were. */
  sweep(): number {
    const before = this.tags.size;
    for (const [key, tag] of this.tags) if (tag.seen !== this.round) this.tags.delete(key);
    return before - this.tags.size;
  }

  *entries(): Generator<KeyedTag> {
    for (const [key, { kind, id, customerId }] of this.tags) yield { key, kind, id, customerId };
  }
}
