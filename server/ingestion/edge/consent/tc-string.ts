import {
  BitLength,
  Fields,
  FieldSequence,
  RestrictionType,
  Segment,
  SegmentIDs,
} from '@iabtechlabtcf/core';
import { MAX_LENGTH } from '#server/ingestion/edge/pipeline/limits.js';
import { BitReader, UnreadableConsentError } from './bit-reader.js';
import { PURPOSES, readPurposes } from './purposes.js';
import { FIXED_RANGES, readRestrictions, readsInRanges, readsVendor } from './vendor-sets.js';

/**
 * True where a string of the IAB's Transparency & Consent Framework (version 2) consents to our
 * purposes for the vendor. An unreadable string consents to nothing, and vendor 0, which is
 * nobody's number, has no consent.
 *
 * The IAB's library supplies the fields and their lengths. It does not read them, because it
 * expands every range of vendors: a string of 100 letters keeps it busy for seconds.
 */
export function tcStringConsents(text: string, vendorId: number): boolean {
  if (vendorId === 0 || text.length > MAX_LENGTH.gdprConsent || !SEGMENTS.test(text)) return false;

  const [core = '', ...others] = text.split('.', MAX_SEGMENTS + 1);
  if (others.length >= MAX_SEGMENTS) return false;

  try {
    return (
      coreConsents(core, vendorId) && others.every((segment) => segmentAgrees(segment, vendorId))
    );
  } catch (error) {
    if (error instanceof UnreadableConsentError) return false;
    throw error;
  }
}

/** Segments of base64url with dots between them. */
const SEGMENTS = /^[\w-]+(\.[\w-]+)*$/;
/** The core, and one segment of each other kind. */
const MAX_SEGMENTS = SegmentIDs.ID_TO_KEY.length;

const VERSION = 2;
const CORE_FIELDS = new FieldSequence()[VERSION][Segment.CORE] ?? [];
const LENGTHS: Record<string, unknown> = { ...BitLength };

/**
 * Reads a field and returns whether it allows our processing; fields without a row do not matter.
 */
const CHECKS: Record<string, (reader: BitReader, vendorId: number) => boolean> = {
  [Fields.version]: (reader) => reader.read(BitLength.version) === VERSION,
  [Fields.purposeConsents]: (reader) =>
    readPurposes(reader, BitLength.purposeConsents).size === PURPOSES.length,
  [Fields.vendorConsents]: (reader, vendorId) => readsVendor(reader, vendorId, FIXED_RANGES),
  [Fields.vendorLegitimateInterests]: (reader, vendorId) => {
    readsVendor(reader, vendorId, FIXED_RANGES); // we rely on consent alone, but this moves the reader to the next field
    return true;
  },
  [Fields.publisherRestrictions]: (reader, vendorId) =>
    readRestrictions(reader, () => readsInRanges(reader, vendorId, FIXED_RANGES)).every(
      ({ purpose, type }) =>
        !PURPOSES.includes(purpose) || type === Number(RestrictionType.REQUIRE_CONSENT),
    ),
};

function coreConsents(core: string, vendorId: number): boolean {
  const reader = new BitReader(core);
  for (const field of CORE_FIELDS) {
    const check = CHECKS[field];
    if (check) {
      if (!check(reader, vendorId)) return false;
    } else {
      reader.skip(Number(LENGTHS[field]));
    }
  }

  return true;
}

/** A list of disclosed vendors must include ours. An empty list counts as left out. */
function segmentAgrees(segment: string, vendorId: number): boolean {
  const reader = new BitReader(segment);
  const kind = SegmentIDs.ID_TO_KEY[reader.read(BitLength.segmentType)];
  if (kind === undefined || kind === Segment.CORE) return false;
  if (kind !== Segment.VENDORS_DISCLOSED || reader.peek(BitLength.maxId) === 0) return true;
  return readsVendor(reader, vendorId, FIXED_RANGES);
}
