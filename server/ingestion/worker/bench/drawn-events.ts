import { createHash } from 'node:crypto';
import { DEVICE, FILTER_REASON } from '#server/event-store/codes.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';

export interface EventMix {
  customers: readonly { id: number; lines: readonly number[]; sites: readonly number[] }[];
  regionIds: readonly number[];
  viewers: number;
  webhitShare: number;
  fromMs: number;
  toMs: number;
}

/** Events in order of time, the same for the same seed. */
export function drawEvents(count: number, mix: EventMix, seed: number): QueuedEvent[] {
  const random = seededRandom(seed);
  const draw = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to draw from');
    return item;
  };

  return Array.from({ length: count }, (_, at) => {
    const customer = draw(mix.customers);
    const isWebhit = random() < mix.webhitShare;
    const occurredAtMs = Math.floor(mix.fromMs + ((mix.toMs - mix.fromMs) * at) / count);

    return {
      id: uuidOf(`event ${seed} ${at}`),
      hasCallerId: false,
      kind: isWebhit ? 'webhit' : 'impression',
      customerId: customer.id,
      tagId: draw(isWebhit ? customer.sites : customer.lines),
      occurredAtMs,
      receivedAtMs: occurredAtMs,
      viewer: uuidOf(`viewer ${Math.floor(random() * mix.viewers)}`),
      regionId: draw(mix.regionIds),
      device: isWebhit ? DEVICE.phone : DEVICE.tv,
      filterReason: FILTER_REASON.none,
      flags: 0,
      formerViewer: null,
      bucket: null,
    };
  });
}

function uuidOf(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
