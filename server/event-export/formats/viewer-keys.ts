import type { ViewerNames } from './viewer-names.js';

export const VIEWER_BYTES = 16;
const FIRST_KEYS = 4_096;

/** The keys of the viewers of many rows, whose names are made together; none without names. */
export class ViewerKeys {
  private keys = new Uint8Array(VIEWER_BYTES * FIRST_KEYS);
  private length = 0;

  constructor(private readonly names: ViewerNames | null) {}

  /** Adds the key at `from`; false where there will be no name. */
  add(bytes: Uint8Array, from: number): boolean {
    if (this.names === null) return false;
    if (this.length + VIEWER_BYTES > this.keys.length) {
      const larger = new Uint8Array(2 * this.keys.length);
      larger.set(this.keys);
      this.keys = larger;
    }

    const { keys, length } = this;
    let any = 0;
    for (let index = 0; index < VIEWER_BYTES; index += 1) {
      const byte = bytes[from + index] ?? 0;
      keys[length + index] = byte;
      any |= byte;
    }
    if (any !== 0) this.length += VIEWER_BYTES;
    return any !== 0;
  }

  /** The bytes of the names of the keys so far. */
  takeNames(): Buffer {
    const taken = this.keys.subarray(0, this.length);
    this.length = 0;
    return this.names?.nameBytes(taken) ?? Buffer.alloc(0);
  }
}
