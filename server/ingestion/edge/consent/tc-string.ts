import {
  BitLength,
  Fields,
  FieldSequence,
  RestrictionType,
  Segment,
  SegmentIDs,
} from '@iabtechlabtcf/core';
import { BitReader, UnreadableConsentError } from './bit-reader.js';
import { PURPOSES, readPurposes } from './purposes.js';
import { SIGNALS } from './signals.js';
import { FIXED_RANGES, readRestrictions, readsInRanges, readsVendor } from './vendor-sets.js';

/** `leavesUsOut`: a person consents to our purposes, though not for us. */
export type TcAnswer = 'consents' | 'refuses' | 'leavesUsOut' | 'unreadable';

/**
 * The answer of a string of the IAB's Transparency & Consent Framework (version 2) to our purposes
 * for the vendor. Vendor 0 is nobody's number and left out of every string.
 *
 * The IAB's library supplies the fields and their lengths. It does not read them, because it
 * expands every range of vendors: a string of 100 letters keeps it busy for seconds.
 */
export function readTcString(text: string, vendorId: number): TcAnswer {
  if (text.length > SIGNALS.gdpr_consent.maxLength || !SEGMENTS.test(text)) return 'unreadable';

  const [core = '', ...others] = text.split('.', MAX_SEGMENTS + 1);
  if (others.length >= MAX_SEGMENTS) return 'unreadable';

  try {
    const answers = [readCore(core, vendorId), ...others.map((one) => readSegment(one, vendorId))];
    return worstOf(answers);
  } catch (error) {
    if (error instanceof UnreadableConsentError) return 'unreadable';
    throw error;
  }
}

const WORST_FIRST = ['unreadable', 'refuses', 'leavesUsOut'] as const;

const worstOf = (answers: readonly TcAnswer[]): TcAnswer =>
  WORST_FIRST.find((answer) => answers.includes(answer)) ?? 'consents';

/** Segments of base64url with dots between them. */
const SEGMENTS = /^[\w-]+(\.[\w-]+)*$/;
/** The core, and one segment of each other kind. */
const MAX_SEGMENTS = SegmentIDs.ID_TO_KEY.length;

const VERSION = 2;
const CORE_FIELDS = new FieldSequence()[VERSION][Segment.CORE] ?? [];
const LENGTHS: Record<string, unknown> = { ...BitLength };

/** Reads a field and returns what it answers; fields without a row do not matter. */
const READERS: Record<string, (reader: BitReader, vendorId: number) => TcAnswer> = {
  [Fields.version]: (reader) =>
    reader.read(BitLength.version) === VERSION ? 'consents' : 'unreadable',
  [Fields.purposeConsents]: (reader) =>
    readPurposes(reader, BitLength.purposeConsents).size === PURPOSES.length
      ? 'consents'
      : 'refuses',
  [Fields.vendorConsents]: (reader, vendorId) =>
    readsVendor(reader, vendorId, FIXED_RANGES) ? 'consents' : 'leavesUsOut',
  [Fields.vendorLegitimateInterests]: (reader, vendorId) => {
    readsVendor(reader, vendorId, FIXED_RANGES); // we rely on consent alone, but this moves the reader to the next field
    return 'consents';
  },
  [Fields.publisherRestrictions]: (reader, vendorId) =>
    readRestrictions(reader, () => readsInRanges(reader, vendorId, FIXED_RANGES)).every(
      ({ purpose, type }) =>
        !PURPOSES.includes(purpose) || type === Number(RestrictionType.REQUIRE_CONSENT),
    )
      ? 'consents'
      : 'refuses',
};

function readCore(core: string, vendorId: number): TcAnswer {
  const reader = new BitReader(core);
  const answers: TcAnswer[] = [];

  for (const field of CORE_FIELDS) {
    const read = READERS[field];
    if (!read) {
      reader.skip(Number(LENGTHS[field]));
      continue;
    }
    const answer = read(reader, vendorId);
    if (answer === 'unreadable') return answer;
    answers.push(answer);
  }

  return worstOf(answers);
}

/** A list of disclosed vendors must include ours. An empty list counts as left out. */
function readSegment(segment: string, vendorId: number): TcAnswer {
  const reader = new BitReader(segment);
  const kind = SegmentIDs.ID_TO_KEY[reader.read(BitLength.segmentType)];
  if (kind === undefined || kind === Segment.CORE) return 'unreadable';
  if (kind !== Segment.VENDORS_DISCLOSED || reader.peek(BitLength.maxId) === 0) return 'consents';
  return readsVendor(reader, vendorId, FIXED_RANGES) ? 'consents' : 'leavesUsOut';
}
