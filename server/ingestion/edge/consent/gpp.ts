import { canadaStringConsents } from './canada-string.js';
import { gppSections } from './gpp-header.js';
import { tcStringConsents } from './tc-string.js';
import { usPrivacyForbids } from './us-privacy.js';
import type { UsSectionForbids } from './us-sections.js';

/** A call's statement by the IAB's Global Privacy Platform. */
export interface GppStatement {
  /**
   * Numbers of the sections whose law applies, with -1 for an unreadable number; null when the call
   * does not name them.
   */
  applying: readonly number[] | null;
  /** Texts of the sections; null when the string is unreadable. */
  texts: ReadonlyMap<number, string> | null;
}

const EUROPE = 2;
const CANADA = 5;
const US_PRIVACY = 6;
/** The header itself and a signature: they contain no choice. */
const WITHOUT_CHOICE = new Set([3, 4]);
/**
 * These sections require consent; in all others the join is allowed unless somebody opted out.
 * Section 1 is of a version that was withdrawn long ago.
 */
const NEEDS_CONSENT = new Set([1, EUROPE, CANADA]);
const APPLIES_TO_NOBODY = new Set(['', '0', '-1']);

/**
 * `sections` is `gpp_sid`: numbers with commas or underscores between them. Without it all sections
 * of the string apply.
 */
export function readGpp(gpp: string, sections: string): GppStatement {
  const texts = gpp === '' ? new Map<number, string>() : gppSections(gpp);
  if (sections === '')
    return { texts, applying: texts && texts.size > 0 ? [...texts.keys()] : null };
  const applying = sections
    .split(/[,_]/)
    .map((section) => section.trim())
    .filter((section) => !APPLIES_TO_NOBODY.has(section))
    .map((section) => (/^\d{1,4}$/.test(section) ? Number(section) : -1));
  return { texts, applying: [...new Set(applying)] };
}

/** The European consent string of a statement; empty for none. */
export const europeanText = ({ texts }: GppStatement): string => texts?.get(EUROPE) ?? '';

/**
 * True where joining an ad to a visit is forbidden: a law that applies requires consent and its
 * section does not give it, somebody opted out, or a section is unreadable.
 */
export function gppForbids(
  { applying, texts }: GppStatement,
  vendorId: number,
  usSectionForbids: UsSectionForbids,
): boolean {
  if (!texts) return applying === null || applying.length > 0;
  return (applying ?? []).some((section) => {
    const text = texts.get(section) ?? '';
    if (section === EUROPE) return !tcStringConsents(text, vendorId);
    if (section === CANADA) return !canadaStringConsents(text, vendorId);
    if (NEEDS_CONSENT.has(section) || section < 0) return true;
    if (WITHOUT_CHOICE.has(section) || text === '') return false;
    return section === US_PRIVACY ? usPrivacyForbids(text) : usSectionForbids(section, text);
  });
}
