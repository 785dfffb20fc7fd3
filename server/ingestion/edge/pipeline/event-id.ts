import { createHash, randomFillSync } from 'node:crypto';
import type { EventKind } from '#server/event-store/codes.js';
import { asUuid } from './viewer.js';

const POOL_BYTES = 10 * 512;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (at: number): string => HEX[pool[at] ?? 0] ?? '';

/**
 * A UUID of version 7: milliseconds first, so that ids sort by time, then 74 random bits. With a
 * key (`repeatKeyOf`) it is one of version 8, and the key takes the place of the last 48 bits.
 */
export function newEventId(nowMs: number, repeatKey: string | null = null): string {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }

  const at = used;

  used += 10;

  const time = nowMs.toString(16).padStart(12, '0');
  const version = (repeatKey === null ? 0x70 : 0x80) | ((pool[at] ?? 0) & 0x0f);
  const variant = 0x80 | ((pool[at + 2] ?? 0) & 0x3f);

  return (
    `${time.slice(0, 8)}-${time.slice(8)}-${HEX[version] ?? ''}${hex(at + 1)}-${HEX[variant] ?? ''}${hex(at + 3)}-` +
    (repeatKey ??
      `${hex(at + 4)}${hex(at + 5)}${hex(at + 6)}${hex(at + 7)}${hex(at + 8)}${hex(at + 9)}`)
  );
}

interface CallerNamed {
  /** The organisation of the sending key: two organisations may use the same ids. */
  sender: string;
  customerId: number;
  kind: EventKind;
  callerId: string;
}

/**
 * The same for the same sender, customer, kind and caller's id, so that a retry is not counted
 * twice.
 */
export function derivedEventId({ sender, customerId, kind, callerId }: CallerNamed): string {
  const named = `sender\0${sender}\0${customerId}\0${kind}\0${callerId}`;
  return asUuid(createHash('sha256').update(named).digest('hex'));
}
