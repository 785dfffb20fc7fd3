import { BitReader, UnreadableConsentError } from './bit-reader.js';
import { MEASURE_ADVERTISING, readPurposes } from './purposes.js';
import { FIBONACCI_RANGES, readRestrictions, readsVendor } from './vendor-sets.js';

const VERSION = 1;
const VERSION_BITS = 6;
/**
 * Two times (36 bits each), CMP (12, 12), screen (6), language (12), lists (12, 6), stacks (1),
 * special features (12).
 */
const BITS_UNTIL_PURPOSES = 36 + 36 + 12 + 12 + 6 + 12 + 12 + 6 + 1 + 12;
const PURPOSE_BITS = 24;
const COUNT_BITS = 12;
const NOT_ALLOWED = 0;
/** A string that lists every vendor one by one is half as long. */
const MAX_TEXT_LENGTH = 4_096;

/**
 * True where a string of IAB Canada's framework lets the vendor measure advertising: by express
 * consent, or by implied consent where the publisher requires no more. (It has no purpose 1.) An
 * unreadable string and vendor 0, which is nobody's number, never consent.
 */
export function canadaStringConsents(text: string, vendorId: number): boolean {
  if (vendorId === 0 || text.length > MAX_TEXT_LENGTH) return false;
  const [core = ''] = text.split('.', 1);
  try {
    return coreConsents(new BitReader(core), vendorId);
  } catch (error) {
    if (error instanceof UnreadableConsentError) return false;
    throw error;
  }
}

function coreConsents(reader: BitReader, vendorId: number): boolean {
  if (reader.read(VERSION_BITS) !== VERSION) return false;
  reader.skip(BITS_UNTIL_PURPOSES);
  const readsOurVendor = () => readsVendor(reader, vendorId, FIBONACCI_RANGES);
  const express = readPurposes(reader, PURPOSE_BITS);
  const implied = readPurposes(reader, PURPOSE_BITS);
  const [isVendorExpress, isVendorImplied] = [readsOurVendor(), readsOurVendor()];
  // Strings of version 1.0 end here.
  const restrictions = reader.has(COUNT_BITS) ? readRestrictions(reader, readsOurVendor) : [];
  // Encoders from before the specification wrote ranges in another way, which does not end at this
  // place.
  if (!reader.isAtEnd()) return false;

  const ours = restrictions.filter(({ purpose }) => purpose === MEASURE_ADVERTISING);
  if (ours.some(({ type }) => type === NOT_ALLOWED)) return false;
  const isExpress = isVendorExpress && express.has(MEASURE_ADVERTISING);
  const isImplied = isVendorImplied && implied.has(MEASURE_ADVERTISING);
  return isExpress || (isImplied && ours.length === 0);
}
