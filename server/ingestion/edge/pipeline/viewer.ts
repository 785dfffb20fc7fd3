import { hkdfSync } from 'node:crypto';
import { EPOCH_0, type ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import { CREDIT_WINDOW_MS } from '#schema/credit-window.js';
import type { Address } from '#server/core/http/ip-address.js';
import { BoundedCache } from './bounded-cache.js';
import { hmacSha256 } from './hmac-sha256.js';
import { householdOf } from './household/household-address.js';
import { statedUid } from './household/stated-uid.js';

/**
 * The viewer's key within a customer, a lower-case UUID; null when the call has neither uid nor
 * address. A uid of null is too long for an id: the caller names a person, so the address must not
 * replace it.
 */
export type FindViewer = (
  customerId: number,
  uid: string | null,
  address: Address | null,
  occurredAtMs: number,
) => string | null;

export interface ViewerFinder {
  /** The viewer in the epoch of the instant. Also null when that epoch's key is destroyed. */
  findViewer: FindViewer;
  /**
   * The same viewer in the epoch before, in the first week of an epoch; null later, since nothing
   * of the epoch before can be credited any more.
   */
  findFormerViewer: FindViewer;
}

const REMEMBERED = 10_000;

/**
 * HMAC-SHA256 of customer and uid, or of customer and address, cut to 128 bits. The customer is
 * part of the text, so that a household cannot be followed from one customer to another. Raw values
 * stay in this process's memory.
 */
export function viewerFinder(
  secret: string,
  listEpochs: () => readonly ViewerEpoch[],
): ViewerFinder {
  const known = new BoundedCache<string>(REMEMBERED);
  const keys = new EpochKeys(secret, listEpochs);

  const viewerIn = (
    epoch: ViewerEpoch | undefined,
    customerId: number,
    uid: string | null,
    address: Address | null,
  ): string | null => {
    const salt = epoch?.salt ?? null;
    if (salt === null || !epoch) return null;

    const text = viewerText(customerId, uid, address);
    if (text === null) return null;

    const name = epoch.number === 0 ? text : `${epoch.number}\0${text}`;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;

    const viewer = keyOfText(keys.get(salt), text);

    known.set(name, viewer);

    return viewer;
  };

  return {
    findViewer: (customerId, uid, address, occurredAtMs) => {
      const epochs = listEpochs();
      return viewerIn(epochs[epochAt(epochs, occurredAtMs)], customerId, uid, address);
    },
    findFormerViewer: (customerId, uid, address, occurredAtMs) => {
      const epochs = listEpochs();
      const at = epochAt(epochs, occurredAtMs);
      const beginsAtMs = epochs[at]?.beginsAtMs ?? -Infinity;
      if (occurredAtMs > beginsAtMs + CREDIT_WINDOW_MS) return null;
      return viewerIn(epochs[at - 1], customerId, uid, address);
    },
  };
}

/** Text that identifies a viewer within a customer; secret. Null for nobody. */
export function viewerText(
  customerId: number,
  uid: string | null,
  address: Address | null,
): string | null {
  const id = uid === null ? null : statedUid(uid);
  if (id === null || (id === '' && !address)) return null;
  return id !== '' ? uidText(customerId, id) : addressText(customerId, address?.network ?? '');
}

const uidText = (customerId: number, uid: string) => `${customerId}\0uid\0${uid}`;
const addressText = (customerId: number, network: string) => `${customerId}\0address\0${network}`;

/**
 * Every text by which events of the viewer may be stored: earlier releases took an id as it was
 * spelled and an address as it was written, and the prefix of households may have been another.
 */
export function listViewerTexts(
  customerId: number,
  uid: string,
  address: Address | null,
): string[] {
  if (uid !== '') {
    const text = viewerText(customerId, uid, null);
    return text === null ? [] : [...new Set([text, uidText(customerId, uid.trim())])];
  }
  if (!address) return [];
  const homes = [64, 56] as const;
  const networks = homes.flatMap((prefix) => householdOf(address, prefix)?.network ?? []);
  return [...new Set([...networks, address.network])].map((one) => addressText(customerId, one));
}

/** Returns the key of a viewer's text in the epoch, whose key must not be destroyed. */
export function viewerKeyFinder(secret: string, epoch: ViewerEpoch): (text: string) => string {
  const hmac = new EpochKeys(secret, () => [epoch]).get(epoch.salt ?? '');
  return (text) => keyOfText(hmac, text);
}

const keyOfText = (hmac: Hmac, text: string): string => asUuid(hmac(text));

/** Returns keys of a single epoch. */
export const viewerKeys = (secret: string, epoch = EPOCH_0): ((...call: Call) => string | null) => {
  const { findViewer } = viewerFinder(secret, () => [{ ...epoch, beginsAtMs: -Infinity }]);
  return (customerId, uid, address) => findViewer(customerId, uid, address, 0);
};

type Call = [customerId: number, uid: string | null, address: Address | null];

/** The index of the epoch of the instant: from the end, where nearly all calls belong. */
function epochAt(epochs: readonly ViewerEpoch[], utcMs: number): number {
  let at = epochs.length - 1;
  while (at > 0 && (epochs[at]?.beginsAtMs ?? 0) > utcMs) at -= 1;
  return at;
}

const KEY_BYTES = 32;

type Hmac = ReturnType<typeof hmacSha256>;

/** The HMACs with the keys of epochs, by salt. */
class EpochKeys {
  private readonly keys = new Map<string, Hmac>();

  constructor(
    private readonly secret: string,
    private readonly listEpochs: () => readonly ViewerEpoch[],
  ) {}

  get(salt: string): Hmac {
    const known = this.keys.get(salt);
    if (known) return known;
    const key = this.make(salt);
    this.forgetDestroyed();
    this.keys.set(salt, key);
    return key;
  }

  private forgetDestroyed(): void {
    const salts = new Set(this.listEpochs().map(({ salt }) => salt));
    for (const salt of this.keys.keys()) if (!salts.has(salt)) this.keys.delete(salt);
  }

  private make(salt: string): Hmac {
    if (salt === '') return hmacSha256(Buffer.from(this.secret));
    const salted = Buffer.from(salt, 'hex');
    const bytes = hkdfSync('sha256', this.secret, salted, 'viewer epoch', KEY_BYTES);
    return hmacSha256(Buffer.from(bytes));
  }
}

/**
 * The first 32 hex digits with the dashes of a UUID; joined, since V8 keeps the parts of a template
 * separate.
 */
export function asUuid(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
