import type { Pool } from 'pg';
import { readViewerEpochs } from '#server/event-store/viewer-epochs.js';
import { parseIp, type Address } from '#server/core/http/ip-address.js';
import { MAX_LENGTH } from '#server/ingestion/edge/pipeline/limits.js';
import { listViewerTexts, viewerKeyFinder } from '#server/ingestion/edge/pipeline/viewer.js';

/** Names the viewer that a person is, by exactly one of the two. */
export interface ViewerInput {
  uid?: string | null;
  address?: string | null;
}

/** The input names no viewer; the message says why. */
export class ViewerIdentityError extends Error {
  constructor(
    readonly field: 'uid' | 'address',
    message: string,
  ) {
    super(message);
  }
}

/** A viewer as calls name it. */
export interface ViewerIdentity {
  uid: string;
  address: Address | null;
}

/** Throws ViewerIdentityError. */
export function parseViewerIdentity({ uid, address }: ViewerInput): ViewerIdentity {
  if (uid && address)
    throw new ViewerIdentityError(
      'uid',
      'Give a uid or an address, not both: they are two viewers',
    );

  if (uid) {
    if (uid.length > MAX_LENGTH.uid)
      throw new ViewerIdentityError('uid', `A uid has ${MAX_LENGTH.uid} characters at most`);
    return { uid, address: null };
  }

  if (!address) throw new ViewerIdentityError('uid', 'Give a uid or an address');

  const parsed = parseIp(address);
  if (!parsed) throw new ViewerIdentityError('address', 'This is not an IPv4 or IPv6 address');

  return { uid: '', address: parsed };
}

/**
 * The keys under which events of the viewer may be stored, in each epoch whose key is not destroyed
 * one for each text by which the viewer was known. Throws ViewerIdentityError for a uid that stands for nobody, such as `null` or an
 * unfilled macro.
 */
export async function listViewerKeys(
  pool: Pool,
  viewerSecret: string,
  customerId: number,
  { uid, address }: ViewerIdentity,
): Promise<string[]> {
  const epochs = (await readViewerEpochs(pool)).filter(({ salt }) => salt !== null);
  const texts = listViewerTexts(customerId, uid, address);
  const keys = epochs.flatMap((epoch) => texts.map(viewerKeyFinder(viewerSecret, epoch)));
  if (keys.length === 0)
    throw new ViewerIdentityError('uid', 'This uid stands for nobody, so no event carries it');
  return keys;
}
