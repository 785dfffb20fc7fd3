import {
  DEVICE,
  EVENT_KIND,
  FILTER_REASON,
  NO_VIEWER,
  type DeviceCode,
  type EventKind,
  type FilterReason,
} from '#server/event-store/codes.js';
import { MAX_BUCKETS } from '#server/event-store/viewer-buckets.js';

/** One accepted call, as it waits in the queue and in the spool. */
export interface QueuedEvent {
  /** Lower-case UUID made at the edge; derived from the caller's own id when there is one. */
  id: string;
  hasCallerId: boolean;
  kind: EventKind;
  customerId: number;
  /** Impression tag or site tag, by kind. */
  tagId: number;
  occurredAtMs: number;
  receivedAtMs: number;
  viewer: string | null;
  /**
   * The viewer's key in the epoch before: of a webhit in the first week of an epoch, which may be
   * credited to impressions of the epoch before.
   */
  formerViewer: string | null;
  /**
   * The same for all events of a viewer, also from epoch to epoch, from 0 to MAX_BUCKETS - 1; null
   * while the edge knows of no split of the customer. Never stored with the event.
   */
  bucket: number | null;
  regionId: number;
  device: DeviceCode;
  filterReason: FilterReason;
  /** Bits of `TAG_FLAG`: the signs of how the tag was installed. */
  flags: number;
}

/**
 * Streams, counters and their other keys share the hash tag of their partition, so that a cluster
 * stores them on one node.
 */
export const streamKey = (partition: number) => `events:{${partition}}`;
/**
 * Hash of accepted calls that are not in the ledger yet: `receivedField` → count, moved atomically
 * with the XADDs. The worker takes it whole.
 */
export const receivedKey = (partition: number) => `received:{${partition}}`;
/** "minute:kind:customerId:tagId", the minute counted from 1970. */
export const receivedField = (event: QueuedEvent) =>
  `${Math.floor(event.receivedAtMs / 60_000)}:${EVENT_KIND[event.kind]}:${event.customerId}:${event.tagId}`;
/**
 * Sorted set of worker ids with the milliseconds of their last heartbeat; a worker serves every
 * partition.
 */
export const WORKERS_KEY = 'workers';
export const WORKER_TIMEOUT_MS = 10_000;
/** The field of a stream entry that holds the encoded event. */
export const EVENT_FIELD = 'e';

/** A release that changes the parts gives them a new version, and still parses this one. */
const VERSION = '2';
/** Parts of an event by its version. The device was new in version 2. */
const PARTS: Readonly<Record<string, number>> = { '1': 14, '2': 15 };

export function encodeQueuedEvent(event: QueuedEvent): string {
  const {
    id,
    kind,
    customerId,
    tagId,
    occurredAtMs,
    receivedAtMs,
    viewer,
    regionId,
    filterReason,
    flags,
    formerViewer,
    bucket,
    device,
  } = event;

  return (
    `${VERSION},${id},${event.hasCallerId ? 1 : 0},${EVENT_KIND[kind]},${customerId},${tagId},` +
    `${occurredAtMs},${receivedAtMs},${viewer ?? ''},${regionId},${filterReason},${flags},` +
    `${formerViewer ?? ''},${bucket ?? ''},${device}`
  );
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const isBucket = (value: number) => Number.isInteger(value) && value >= 0 && value < MAX_BUCKETS;
const isDevice = (value: number): value is DeviceCode =>
  Object.values<number>(DEVICE).includes(value);
const isFilterReason = (value: number): value is FilterReason =>
  Object.values<number>(FILTER_REASON).includes(value);

/** Throws with a readable reason when `encodeQueuedEvent` did not write the text. */
export function parseQueuedEvent(text: string): QueuedEvent {
  const parts = text.split(',');
  if (parts.length !== PARTS[parts[0] ?? ''])
    throw new Error(`not an event of version ${Object.keys(PARTS).join(' or ')}`);

  const [
    ,
    id = '',
    hasCallerId,
    kindCode,
    customerId,
    tagId,
    occurredAtMs,
    receivedAtMs,
    viewer = '',
    regionId,
    filterReason,
    flagBits,
    formerViewer = '',
    bucketText = '',
    deviceText = String(DEVICE.unknown),
  ] = parts;

  const numbers = [
    customerId,
    tagId,
    occurredAtMs,
    receivedAtMs,
    regionId,
    filterReason,
    flagBits,
  ].map(Number);

  const [
    customer = NaN,
    tag = NaN,
    occurred = NaN,
    received = NaN,
    region = NaN,
    reason = NaN,
    flags = NaN,
  ] = numbers;
  if (!numbers.every(Number.isSafeInteger)) throw new Error('a number of the event is not whole');
  if (!UUID.test(id)) throw new Error('the event id is not a uuid');
  if (viewer !== '' && (!UUID.test(viewer) || viewer === NO_VIEWER))
    throw new Error('the viewer is not a uuid');
  if (formerViewer !== '' && !UUID.test(formerViewer))
    throw new Error('the former viewer is not a uuid');
  const bucket = bucketText === '' ? null : Number(bucketText);
  if (bucket !== null && !isBucket(bucket)) throw new Error('the bucket is out of range');
  const device = Number(deviceText);
  if (!isDevice(device)) throw new Error(`the device ${deviceText} is none`);
  if (!isFilterReason(reason)) throw new Error(`filter reason ${reason} is unknown`);
  if (kindCode !== '1' && kindCode !== '2') throw new Error(`event kind ${kindCode} is unknown`);

  return {
    id,
    hasCallerId: hasCallerId === '1',
    kind: kindCode === '1' ? 'impression' : 'webhit',
    customerId: customer,
    tagId: tag,
    occurredAtMs: occurred,
    receivedAtMs: received,
    viewer: viewer === '' ? null : viewer,
    formerViewer: formerViewer === '' ? null : formerViewer,
    bucket,
    regionId: region,
    device,
    filterReason: reason,
    flags,
  };
}
