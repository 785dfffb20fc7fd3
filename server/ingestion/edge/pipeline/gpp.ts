import { bitsOf } from './base64url-bits.js';
import { gppSections } from './gpp-header.js';

/**
 * IAB Global Privacy Platform, as far as joining an ad to a visit is concerned. `sections` (gpp_sid) names the laws that
 * apply, by number; without it all sections of the string do. The join is forbidden when
 * - a European or Canadian consent section (1, 2, 5) applies and its text is missing, as with gdpr=1,
 * - a section of the United States (6 and up) says that sale, sharing or targeted advertising is opted out of, or GPC,
 * - the string cannot be read: what we do not understand we do not overrule.
 * Applies to nobody: no section, or gpp_sid 0 or -1.
 */
export function gppForbids(gpp: string, sections: string): boolean {
  const applying = sections
    .split(/[,_]/)
    .map((section) => section.trim())
    .filter((section) => section !== '' && section !== '0' && section !== '-1')
    .map(Number);
  if (sections !== '' && applying.length === 0) return false;
  const texts = gpp === '' ? new Map<number, string>() : gppSections(gpp);
  if (!texts) return true;
  const asked = sections === '' ? [...texts.keys()] : applying;
  return asked.some((section) => sectionForbids(section, texts.get(section) ?? ''));
}

const CONSENT_SECTIONS = new Set([1, 2, 5]);
const US_PRIVACY_V1 = 6;
const US_NATIONAL = 7;

function sectionForbids(section: number, text: string): boolean {
  if (CONSENT_SECTIONS.has(section)) return text === '';
  if (text === '') return false;
  if (section === US_PRIVACY_V1) return text[2]?.toUpperCase() === 'Y';
  return section >= US_NATIONAL && usForbids(section, text);
}

/** Where the two-bit fields "sale", "sharing or targeted advertising" … start in a section's first part; 1 means opted out. */
const OPT_OUT_BITS: Record<number, readonly number[]> = {
  7: [18, 20, 22], // national: sale, sharing, targeted advertising
  8: [12, 14], // California: sale, sharing
  11: [14, 16], // Utah
  18: [14, 16], // Iowa
};
/** The other states: sale, targeted advertising. */
const OTHER_STATES = [12, 14];

function usForbids(section: number, text: string): boolean {
  const [core = '', ...parts] = text.split('.');
  const coreBits = bitsOf(core);
  if (coreBits === null) return true;
  const optedOut = (OPT_OUT_BITS[section] ?? OTHER_STATES).some((bit) => coreBits.slice(bit, bit + 2) === '01');
  // A further part of type 1 carries one bit: Global Privacy Control.
  return optedOut || parts.some((part) => bitsOf(part)?.startsWith('011'));
}
