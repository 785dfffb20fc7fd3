import type { EventKind } from '#server/event-store/codes.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { keyOfBits, readKeyBits } from './key-bits.js';
import type { KeyedTag } from './tag-source.js';

const FIRST_CAPACITY = 1_024;
const FULLEST = 0.8;
const KINDS: readonly EventKind[] = ['impression', 'webhit'];

/**
 * Tags by key in flat arrays: 25 bytes a place instead of 140 in a Map of objects, and no work for
 * the garbage collector. Keys are random, so their own bits are the hash. An id of 0 marks a free
 * place.
 */
export class TagTable {
  private capacity = FIRST_CAPACITY;
  private keys = new Uint32Array(FIRST_CAPACITY * 4);
  private ids = new Uint32Array(FIRST_CAPACITY);
  private customerIds = new Uint32Array(FIRST_CAPACITY);
  /** Number of the kind, plus two when the last reload found the tag. */
  private marks = new Uint8Array(FIRST_CAPACITY);
  private readonly wanted = new Uint32Array(4);
  size = 0;

  get(key: string): Tag | undefined {
    if (!readKeyBits(key, this.wanted)) return undefined;
    const place = this.placeOf(this.wanted);
    return this.ids[place] === 0 ? undefined : this.tagAt(place);
  }

  /** False when the key is not in the usual format; then it is not stored. */
  set({ key, kind, id, customerId }: KeyedTag): boolean {
    if (id === 0 || !readKeyBits(key, this.wanted)) return false;

    if (this.size >= this.capacity * FULLEST) {
      this.rebuild(this.capacity * 2, () => true);
      readKeyBits(key, this.wanted);
    }

    const place = this.placeOf(this.wanted);
    if (this.ids[place] === 0) this.size += 1;
    this.keys.set(this.wanted, place * 4);
    this.ids[place] = id;
    this.customerIds[place] = customerId;
    this.marks[place] = KINDS.indexOf(kind) + 2;

    return true;
  }

  forgetMarks(): void {
    for (let place = 0; place < this.capacity; place++)
      this.marks[place] = (this.marks[place] ?? 0) & 1;
  }

  dropUnmarked(): void {
    this.rebuild(this.capacity, (place) => (this.marks[place] ?? 0) >= 2);
  }

  *entries(): Generator<KeyedTag> {
    for (let place = 0; place < this.capacity; place++) {
      if (this.ids[place] !== 0)
        yield { key: keyOfBits(this.keys, place * 4), ...this.tagAt(place) };
    }
  }

  private tagAt(place: number): Tag {
    return {
      kind: ((this.marks[place] ?? 0) & 1) === 0 ? 'impression' : 'webhit',
      id: this.ids[place] ?? 0,
      customerId: this.customerIds[place] ?? 0,
    };
  }

  /** The place of the key, or the free place it would take. */
  private placeOf(words: Uint32Array): number {
    const [a, b, c, d] = words;
    let place = (a ?? 0) & (this.capacity - 1);
    for (; this.ids[place] !== 0; place = (place + 1) & (this.capacity - 1)) {
      const at = place * 4;
      const { keys } = this;
      if (keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d) break;
    }
    return place;
  }

  private rebuild(capacity: number, isRetained: (place: number) => boolean): void {
    const { keys, ids, customerIds, marks } = this;
    const retained = [...ids.keys()].filter((place) => ids[place] !== 0 && isRetained(place));

    this.capacity = capacity;
    this.keys = new Uint32Array(capacity * 4);
    this.ids = new Uint32Array(capacity);
    this.customerIds = new Uint32Array(capacity);
    this.marks = new Uint8Array(capacity);
    this.size = retained.length;

    for (const from of retained) {
      const words = keys.subarray(from * 4, from * 4 + 4);
      const place = this.placeOf(words);
      this.keys.set(words, place * 4);
      this.ids[place] = ids[from] ?? 0;
      this.customerIds[place] = customerIds[from] ?? 0;
      this.marks[place] = marks[from] ?? 0;
    }
  }
}
