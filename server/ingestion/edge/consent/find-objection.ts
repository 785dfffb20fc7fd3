import type { Address } from '#server/core/http/ip-address.js';
import { europeanTexts, gppObjection, readGpp, type GppStatement } from './gpp.js';
import { NO_SIGNALS, textsOf, type Said, type Signals } from './signals.js';
import { itemsOf, statementsOf } from './statements.js';
import { readTcString } from './tc-string.js';
import { readUsPrivacy } from './us-privacy.js';
import { usSections } from './us-sections.js';

/** The reason why an event may carry no viewer, with the words of docs/collection.md. */
export const OBJECTIONS = {
  child: 'it is for children',
  gpc: 'Global Privacy Control',
  dnt: 'Do Not Track',
  lmt: 'the device limits ad tracking',
  us_privacy: 'opted out of sale',
  gpp: 'a section of GPP that applies opts out or does not consent',
  gdpr: 'GDPR applies, and there is no consent',
  refusal: 'the consent string refuses',
  location: 'GDPR applies to the address, and the call says nothing about consent',
  unreadable: 'a signal is unreadable',
} as const;
export type Objection = keyof typeof OBJECTIONS;

/** The reason why the event of a call with these signals may carry no viewer; null where it may. */
export type FindObjection = (signals: Signals, address: Address | null) => Objection | null;

interface ConsentSettings {
  /** Our number in the IAB's lists of vendors; 0 for none, to which nothing consents. */
  vendorId: number;
  /** True where GDPR applies to calls from an address that do not state it themselves. */
  isUnderGdpr: (address: Address | null) => boolean;
}

/**
 * Reads what a call or a line says, whichever way it came. What objects wins over what permits, a
 * value that says "unknown" is no statement, and what cannot be read is an objection.
 */
export function objectionFinder({ vendorId, isUnderGdpr }: ConsentSettings): FindObjection {
  const usSectionForbids = usSections();

  return (signals, address) => {
    if (signals === NO_SIGNALS) return isUnderGdpr(address) ? 'location' : null;

    const ofDevice = deviceObjection(signals) ?? usPrivacyObjection(signals.us_privacy);
    if (ofDevice) return ofDevice;

    const gpp = readGpp(signals);
    const ofGpp = gppObjection(gpp, vendorId, usSectionForbids);
    if (ofGpp) return ofGpp;

    return gdprObjection(signals, gpp, vendorId, () => isUnderGdpr(address));
  };
}

const FLAGS = [
  ['coppa', 'child'],
  ['gpc', 'gpc'],
  ['dnt', 'dnt'],
  ['lmt', 'lmt'],
] as const;

/** VAST's [REGULATIONS] names the children's law among the others. */
const CHILDREN = /coppa/i;

function deviceObjection(signals: Signals): Objection | null {
  if (textsOf(signals.gdpr).some((text) => CHILDREN.test(text))) return 'child';

  for (const [signal, objection] of FLAGS) {
    const said = signals[signal];
    if (said === '' || said === '0') continue;
    const items = itemsOf(said);
    if (items.some(isOn)) return objection;
    if (!items.every(isOff)) return 'unreadable';
  }

  return null;
}

/** `?1` and `?0` are the truth values of HTTP's structured fields. */
const isOn = (item: string) => item === '1' || item === 'true' || item === '?1';
const isOff = (item: string) => item === '0' || item === 'false' || item === '?0';

function usPrivacyObjection(said: Said): Objection | null {
  for (const text of statementsOf(said)) {
    const answer = readUsPrivacy(text);
    if (answer === 'optsOut') return 'us_privacy';
    if (answer === 'unreadable') return 'unreadable';
  }
  return null;
}

function gdprObjection(
  { gdpr, gdpr_consent }: Signals,
  gpp: GppStatement,
  vendorId: number,
  isAddressUnderGdpr: () => boolean,
): Objection | null {
  const consents = statementsOf(gdpr_consent).filter((text) => text !== '0');
  const stated = statesGdpr(gdpr);

  if (stated === false) return refusalAmong(consents, vendorId);
  if (stated === true || consents.length > 0) {
    return missingConsent(consents.length > 0 ? consents : europeanTexts(gpp), vendorId);
  }

  return gpp.applying === null && isAddressUnderGdpr() ? 'location' : null;
}

/**
 * `gdpr` is 0 or 1, or the list of VAST's [REGULATIONS]: all but 0 and false says that GDPR
 * applies. Null where nothing is said.
 */
function statesGdpr(gdpr: Said): boolean | null {
  if (gdpr === '') return null;
  const items = itemsOf(gdpr);
  return items.length === 0 ? null : !items.every(isOff);
}

/** A person's refusal is heeded where GDPR does not apply; a consent to others is no refusal. */
function refusalAmong(consents: readonly string[], vendorId: number): Objection | null {
  const answers = consents.map((text) => readTcString(text, vendorId));
  if (answers.includes('refuses')) return 'refusal';
  return answers.includes('unreadable') ? 'unreadable' : null;
}

function missingConsent(texts: readonly string[], vendorId: number): Objection | null {
  if (texts.length === 0 || vendorId === 0) return 'gdpr';
  const answers = texts.map((text) => readTcString(text, vendorId));
  if (answers.every((answer) => answer === 'consents')) return null;
  return answers.includes('unreadable') ? 'unreadable' : 'gdpr';
}
